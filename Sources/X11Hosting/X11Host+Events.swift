import CX11
import CXext
import Foundation
import Pixels
import WindowHosting

extension X11Host {
  /// Adds what an X event means to the queue.
  func receive(_ event: inout XEvent) {
    switch event.type {
    case ButtonPress: receivePress(event.xbutton)
    case ButtonRelease: receiveRelease(event.xbutton)
    case MotionNotify: receiveMotion(event.xmotion)
    case CX11.KeyPress: receiveKey(&event.xkey)
    case FocusIn, FocusOut: receiveFocus(event.xfocus)
    case LeaveNotify where event.xcrossing.mode == NotifyGrab: cancelPress()
    case UnmapNotify: cancelPress()
    case MapNotify where connection.isFocusFree: takeFocusWithoutWindowManager(at: Time(CurrentTime))
    case Expose where event.xexpose.count == 0: frameIsLost()
    case ConfigureNotify: receiveSize(event.xconfigure)
    case ClientMessage: receiveMessage(&event)
    case MappingNotify: XRefreshKeyboardMapping(&event.xmapping)
    case SelectionRequest, SelectionClear, SelectionNotify, PropertyNotify, DestroyNotify:
      selections.receive(event, at: clock.now())
      queueAnswers()
    default: break
    }
  }

  private func receivePress(_ event: XButtonEvent) {
    let time = clock.eventTime(serverTime: event.time)
    let point = letterbox.point(windowX: Int(event.x), windowY: Int(event.y), scale: scale)
    if event.button <= 3 { finishComposing() }
    switch event.button {
    case 1:
      takeFocusWithoutWindowManager(at: event.time)
      isPressed = true
      let isShifted = WindowHosting.KeyPress.Modifiers(state: event.state).contains(.shift)
      queue.append(isShifted ? .shiftPointerDown(point, time: time) : .pointerDown(point, time: time))
    case 2:
      takeFocusWithoutWindowManager(at: event.time)
      queue.append(.middleButtonDown(point, time: time))
    // The wheel comes as buttons; a notch is 40 points.
    case 4: queue.append(.wheel(point, dx: 0, dy: -40, time: time))
    case 5: queue.append(.wheel(point, dx: 0, dy: 40, time: time))
    case 6: queue.append(.wheel(point, dx: -40, dy: 0, time: time))
    case 7: queue.append(.wheel(point, dx: 40, dy: 0, time: time))
    default: break
    }
  }

  private func receiveRelease(_ event: XButtonEvent) {
    guard event.button == 1, isPressed else { return }
    isPressed = false
    let point = letterbox.point(windowX: Int(event.x), windowY: Int(event.y), scale: scale)
    queue.append(.pointerUp(point, time: clock.eventTime(serverTime: event.time)))
  }

  private func receiveMotion(_ event: XMotionEvent) {
    guard isPressed else { return }
    let point = letterbox.point(windowX: Int(event.x), windowY: Int(event.y), scale: scale)
    queue.append(.pointerMoved(point, time: clock.eventTime(serverTime: event.time)))
  }

  private func cancelPress() {
    guard isPressed else { return }
    isPressed = false
    queue.append(.pointerCancelled(time: clock.now()))
  }

  private func receiveKey(_ event: inout XKeyEvent) {
    // What an input method's server is done with comes as a key without a code.
    if event.keycode == 0, method.isServed {
      let text = method.lookUp(&event).text
      if !text.isEmpty { queue.append(.composed(text, time: clock.now())) }
      return
    }
    guard let press = keyboard.keyPress(&event) else { return }
    queue.append(.keyDown(press, time: clock.eventTime(serverTime: event.time)))
  }

  private func receiveFocus(_ event: XFocusChangeEvent) {
    // Grabs are short, and a pointer passing over the window is no focus.
    guard event.mode != NotifyGrab, event.mode != NotifyUngrab, event.detail != NotifyPointer,
      event.detail != NotifyPointerRoot
    else { return }
    isFocused = event.type == FocusIn
    if !isFocused { finishComposing() }
    method.setFocused(isFocused)
    if !isFocused { keyboard.forgetHeldKeys() }
    queue.append(.focusChanged(isFocused, time: clock.now()))
  }

  // A window manager gives the focus to a new window and to the window clicked; where none runs, nobody else does.
  private func takeFocusWithoutWindowManager(at time: Time) {
    guard !isFocused, !connection.hasWindowManager else { return }
    X11ErrorLog.shared.ignoringErrors(on: connection.display) {
      XSetInputFocus(connection.display, window.identifier, Int32(RevertToPointerRoot), time)
    }
  }

  private func receiveSize(_ event: XConfigureEvent) {
    if let value = pendingSync {
      (confirmedSync, pendingSync) = (value, nil)
      needsFrame = true
    }
    let size = PixelSize(width: Int(event.width), height: Int(event.height))
    guard size != letterbox.window else { return }
    letterbox = Letterbox(window: size, picture: pixelSize)
    frameIsLost()
    queue.append(.resized(width: size.width, height: size.height, time: clock.now()))
  }

  private func receiveMessage(_ event: inout XEvent) {
    let message = event.xclient
    guard message.message_type == connection.atoms[.wmProtocols], message.format == 32 else { return }
    let values = message.data.l
    switch Atom(bitPattern: values.0) {
    case connection.atoms[.wmDeleteWindow]: queue.append(.closeRequested(time: clock.now()))
    case connection.atoms[.netWMPing]:
      // The answer is the same message, sent to the root window.
      event.xclient.window = connection.root
      XSendEvent(
        connection.display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    case connection.atoms[.netWMSyncRequest]:
      pendingSync = XSyncValue(hi: Int32(truncatingIfNeeded: values.3), lo: UInt32(truncatingIfNeeded: values.2))
    default: break
    }
  }
}
