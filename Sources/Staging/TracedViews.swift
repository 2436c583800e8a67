import AvoidingViews
import Foundation
import KeyboardAvoidance
import Tracing
import ViewTree

/// The views of interest on a stage, read off as they are shown.
struct TracedViews {
  unowned let stage: Stage
  /// What the keyboard covers, in window points.
  var occluders: [CGRect] = []
  /// The views, parents first.
  private(set) var traced: [TraceView] = []
  /// The id of the first responder; of one without an id of its own, that of its place in the tree.
  private(set) var focus: String?
  /// The y that nothing shall pass when the content moves up, in window points.
  private(set) var topLimit: CGFloat?

  /// A view that stands over the content, and where it is shown, in window points.
  struct Cover {
    var view: View
    var frame: CGRect
  }

  /// Who had the scroll views, by identity, when they were last read.
  var lastWriters: [Int: Writer] = [:]
  /// Who has them now.
  private(set) var writers: [Int: Writer] = [:]
  /// Who has a scroll view, and whether it has still to get where it was sent.
  struct Writer {
    var writer: String?
    var isMoving: Bool
  }

  /// The places of scroll views in the window's tree, by which plans name them.
  private let numbers: [Int: Int]
  /// The numbers of the screens' contents, by identity, in the order in which they have been seen.
  var rootNumbers: [Int: Int] = [:]
  private var inputCount = 0
  /// Where the views in the focused one's chain that are no input lie: the innermost region or root around each.
  private var containers: [ObjectIdentifier: String] = [:]

  init(stage: Stage) {
    self.stage = stage
    var numbers: [Int: Int] = [:]
    func number(_ view: View) {
      if view is ScrollView { numbers[view.identity] = numbers.count }
      for child in view.subviews { number(child) }
    }
    number(stage.window)
    self.numbers = numbers
  }

  /// Reads everything, screen after screen: the window's own, and what is presented over it.
  mutating func collect() {
    let screens = stage.window.screens
    let focused = stage.window.firstResponder
    let own = focused?.nearestController
    // A sheet that rises as a whole may rise up to the status bar.
    let risesWhole = own?.outermost.presentation?.risingPanel != nil
    topLimit = risesWhole ? stage.window.safeArea.top : (own ?? screens.last)?.topLimitInWindow
    let companions = focused?.avoidance.companions ?? []
    let label = (focused?.superview as? LabelledField)?.label
    for screen in screens { collect(screen, noting: companions + [label].compactMap(\.self)) }
    if let focused, focus == nil { focus = focused.id }
    let covers = (own ?? screens.last).map(bars) ?? []
    if let label, let focus {
      let id = label.id ?? "\(focus).label"
      traced.append(view(label, .label, id: id, container: containers[ObjectIdentifier(label)], under: covers))
    }
    for companion in companions {
      add(companion, .companion, container: containers[ObjectIdentifier(companion)], under: covers)
    }
    for bar in stage.avoider.stickyBars { add(bar, .stickyBar, container: nil, under: []) }
  }

  private mutating func collect(_ screen: ViewController, noting known: [View]) {
    let root = screen.content
    let number = rootNumbers[root.identity] ?? rootNumbers.count + 1
    rootNumbers[root.identity] = number
    let id = root.id ?? (number == 1 ? "root" : "root-\(number)")
    let covers = bars(of: screen)
    var trace = view(root, .root, id: id, container: nil, under: covers)
    trace.translationY = root.shown(.translationY).value
    trace.topLimit = screen.topLimitInWindow
    trace.writer = writer(of: screen)
    traced.append(trace)
    let page = root.tree.lazy.compactMap { $0 as? WebPageView }.first
    let header = screen.topBar ?? screen.navigationController?.bar ?? page?.header
    if let header { add(header, .header, container: nil, under: []) }
    walk(root, container: id, under: covers, noting: known)
  }

  /// Who moves a screen's content: the system what gets out of the way by itself, a finger or its presentation the sheet
  /// it is in, else avoidance.
  private func writer(of screen: ViewController) -> String? {
    if screen.avoidsKeyboardByItself { return TraceView.systemWriter }
    if let sheet = screen.outermost.presentation {
      if sheet.isDragged { return TraceView.handWriter }
      if sheet.isOnItsWay { return TraceView.presentationWriter }
    }
    return stage.avoider.plan == nil ? nil : stage.avoider.strategyName
  }

  /// What stands over a screen's content besides the keyboard: the bar at the top, or the status bar where there is
  /// none, and the bars that stand on the keyboard.
  func bars(of screen: ViewController) -> [Cover] {
    let overlay = stage.window.subviews.lazy.compactMap { $0 as? ScreenOverlay }.first
    let top = screen.topBar ?? screen.navigationController?.bar ?? overlay?.statusBar
    return ([top].compactMap(\.self) + stage.avoider.stickyBars).map {
      Cover(view: $0, frame: $0.frameInWindow(in: .presentation))
    }
  }

  private mutating func walk(_ view: View, container: String, under covers: [Cover], noting known: [View]) {
    if known.contains(where: { $0 === view }) { containers[ObjectIdentifier(view)] = container }
    var inner = container
    let isInput = view is any TextInput
    if isInput { inputCount += 1 }
    let id = view.id ?? (isInput ? "input-\(inputCount)" : "scroll-\(numbers[view.identity] ?? -1)")
    if let scroll = view as? ScrollView {
      if (scroll as? TextView)?.scrollsItself ?? true {
        traced.append(region(scroll, id: id, container: container, under: covers))
        inner = id
      }
    }
    if let input = view as? any TextInput {
      let isFocused = view === stage.window.firstResponder
      traced.append(self.view(view, isFocused ? .field : .bystander, id: id, container: container, under: covers))
      if isFocused {
        focus = id
        let caret = view.rectInWindow(input.caretRect, in: .presentation)
        traced.append(self.view(view, .caret, id: "caret", container: inner, rect: caret, under: covers))
      }
    }
    for child in view.subviews { walk(child, container: inner, under: covers, noting: known) }
  }

  private mutating func region(
    _ scroll: ScrollView, id: String, container: String, under covers: [Cover]
  ) -> TraceView {
    var trace = view(scroll, .scroll, id: id, container: container, under: covers)
    trace.offset = scroll.shown(.offsetY).value
    trace.insetTop = scroll.effectiveInset.top
    trace.insetBottom = scroll.effectiveInset.bottom
    trace.ownInsetTop = scroll.contentInset.top
    trace.ownInsetBottom = scroll.contentInset.bottom
    trace.region = numbers[scroll.identity]
    trace.contentHeight = scroll.contentSize.height
    let isPlanned = stage.avoider.plan?.regions.contains { $0.id == scroll.identity } ?? false
    // What a plan that is over has sent home is still on its way by it, and in the frame in which it gets there.
    let last = lastWriters[scroll.identity]
    let isOnItsWay = last?.isMoving == true && last?.writer == stage.avoider.strategyName
    trace.writer = isPlanned || isOnItsWay ? stage.avoider.strategyName : nil
    // The browser itself keeps its page in sight.
    if scroll is WebPageView, trace.writer == nil { trace.writer = TraceView.systemWriter }
    if scroll.isInHand { trace.writer = TraceView.handWriter }
    writers[scroll.identity] = Writer(writer: trace.writer, isMoving: trace.offset != scroll.model(.offsetY))
    return trace
  }

  private mutating func add(_ view: View, _ role: TraceView.Role, container: String?, under covers: [Cover]) {
    traced.append(self.view(view, role, id: view.id ?? role.rawValue, container: container, under: covers))
  }

  func view(
    _ view: View, _ role: TraceView.Role, id: String, container: String?, rect: CGRect? = nil, under covers: [Cover]
  ) -> TraceView {
    let rect = rect ?? view.frameInWindow(in: .presentation)
    let seen = view.isSeen ? rect.intersection(view.visibleRectInWindow()) : .null
    let above = covers.filter { !view.isDescendant(of: $0.view) }.map(\.frame)
    return TraceView(
      id: id, role: role, container: container, rect: rect, visible: seen.largestPart(outside: occluders + above))
  }
}

extension View {
  /// Whether neither it nor anything around it is hidden or transparent.
  var isSeen: Bool {
    var view: View? = self
    while let current = view {
      if current.isHidden || current.shown(.opacity).value <= 0.01 { return false }
      view = current.superview
    }
    return true
  }
}

extension Window {
  /// The screens that can be seen, the furthest back first.
  fileprivate var screens: [ViewController] {
    ([rootController].compactMap(\.self) + presentations.map(\.presented)).map(\.leaf)
  }
}

extension ViewController {
  /// ``topLimit`` in window points, by frames alone: strategies that shift whole windows do so by transforms.
  fileprivate var topLimitInWindow: CGFloat {
    sequence(first: view, next: \.superview).reduce(topLimit) {
      $0 + $1.frame.minY - ($1.superview?.boundsOrigin.y ?? 0)
    }
  }
}
