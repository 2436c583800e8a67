import Foundation
import KeyboardAvoidance
import ViewTree

/// Brings the views of a window where plans say, knows what it has moved, and takes all of it home again.
final class PlanPlayer {
  /// A scroll view that plans have moved.
  struct Displaced {
    let view: ScrollView
    /// The offset it has without avoidance, in points: the one before the first plan, or chosen by hand or app since.
    var home: CGFloat
    /// The offset that was written last, in points.
    var written: CGFloat
  }

  /// What a plan is played on.
  struct Scene {
    var root: View
    /// The scroll views that the plan may name.
    var scrollViews: [ScrollView]
    /// The bars that stand on the keyboard.
    var bars: [View]
  }

  weak var window: Window?
  /// Called when the keyboard shall go to a place of its own, or (nil) back to the system's.
  var onKeyboardPlacement: (CGRect?) -> Void = { _ in }
  /// The scroll views that plans have moved and that are not home for good.
  private(set) var displaced: [Displaced] = []
  /// Whether views are being moved right now: what is heard of layout meanwhile is the plan's own doing.
  private(set) var isPlaying = false

  private var lift = Lift()
  private let padding = BottomPadding()
  private var bars: [WeakView] = []
  private var keyboardFrame: CGRect?

  init(window: Window) { self.window = window }

  // MARK: What is moved

  /// How far a view is moved up by the lift and as a bar or part of one, in points (model).
  func displacement(of view: View) -> CGFloat {
    let movers = lift.views + bars.views
    if movers.isEmpty { return 0 }
    return movers.reduce(0) { view.isDescendant(of: $1) ? $0 - $1.model(.translationY) : $0 }
  }

  /// The height taken from the bottom of a root now, in points.
  func bottomPadding(of root: View) -> CGFloat { padding.inForce(of: root) }

  /// What that did to a view in the root: what it is moved up by, and what it has lost of its height, in points.
  func paddingEffect(on view: View) -> (rise: CGFloat, loss: CGFloat) { padding.effect(on: view) }

  // MARK: Playing

  /// Brings everything where `plan` says, at `pace`. `atOnce` takes motions that run along instead. Bars, and lists that go
  /// along with them, are pushed by the keyboard's `edge` where it is on its way. What turns back `swings` out by the speed
  /// it has, or by what it has to go alone.
  func play(
    _ plan: AvoidancePlan, on scene: Scene, pace: Pace, atOnce: Bool = false, edge: Trajectory? = nil,
    swings: Bool = true
  ) {
    isPlaying = true
    let pushes = edge.map { self.pushes(plan, scene.bars, by: $0) } ?? []
    if let start = plan.start {
      padding.set(start.bottomPadding, of: scene.root, pace: .immediate)
      lift.write(start.lift, to: movers(plan, scene), asFrame: false) {
        $0.setWithoutAnimation(.translationY, to: $1)
      }
    }
    padding.set(plan.bottomPadding, of: scene.root, pace: atOnce ? .immediate : pace)
    lift.write(plan.lift, to: movers(plan, scene), asFrame: plan.mechanism == .frame) {
      $0.send(.translationY, to: $1, pace: pace, atOnce: atOnce, swings: swings)
    }
    for region in plan.regions {
      guard let view = scene.scrollViews.first(where: { $0.identity == region.id }) else { continue }
      let push = pushes.first { $0.bar.avoidance.list === view }?.push
      guard let offset = write(region, to: view) else { continue }
      if let push, view.model(.offsetY) != offset, view.join(push.list(endingAt: offset), .offsetY) { continue }
      view.send(.offsetY, to: offset, pace: pace, atOnce: atOnce, swings: swings)
    }
    place(plan.bars, of: scene.bars) { bar, place in
      let push = pushes.first { $0.bar === bar }?.push
      if let push, bar.join(push.bar, .translationY) { return }
      bar.send(.translationY, to: place, pace: pace, atOnce: atOnce)
    }
    isPlaying = false
    // Last: a keyboard that is moved says so, and what it says is answered like everything it says.
    placeKeyboard(plan.keyboardFrame)
  }

  /// The views around a root that lift and padding concern no more get home.
  func leave(_ root: View, pace: Pace) {
    isPlaying = true
    defer { isPlaying = false }
    if padding.root === root { padding.set(0, of: root, pace: pace) }
    if lift.views.contains(where: { $0 === root }) {
      lift.write(0, to: [], asFrame: false) { $0.send(.translationY, to: $1, pace: pace) }
    }
  }

  /// Takes everything home that any plan has moved: exactly, but for offsets that are no longer legal.
  func goHome(pace: Pace) {
    isPlaying = true
    if let root = padding.root { padding.set(0, of: root, pace: pace) }
    lift.write(0, to: [], asFrame: false) { $0.send(.translationY, to: $1, pace: pace) }
    for item in displaced {
      item.view.avoidanceInset = nil
      if !item.view.isInHand { item.view.send(.offsetY, to: item.view.legal(item.home), pace: pace) }
    }
    displaced.removeAll()
    place([], of: []) { $0.send(.translationY, to: $1, pace: pace) }
    isPlaying = false
    placeKeyboard(nil)
  }

  private func movers(_ plan: AvoidancePlan, _ scene: Scene) -> [View] {
    switch plan.mover {
    case .root: [scene.root]
    case .window: window?.subviews.filter { !$0.belongsToSystem } ?? []
    }
  }

  /// The bars that a plan lets stand on the edge or go home, and how the edge pushes them: those that nothing else carries.
  private func pushes(_ plan: AvoidancePlan, _ bars: [View], by edge: Trajectory) -> [(bar: View, push: EdgePush)] {
    guard plan.lift == 0 else { return [] }
    return bars.compactMap { bar in
      guard displacement(of: bar) == (self.bars.views.contains { $0 === bar } ? -bar.model(.translationY) : 0) else {
        return nil
      }
      let home = bar.frameInWindow(in: .model).maxY - bar.model(.translationY)
      let push = EdgePush(edge: edge, home: home)
      let wanted = plan.bars.first { $0.id == bar.identity }?.lift ?? 0
      return abs(push.endLift - wanted) < 0.01 ? (bar, push) : nil
    }
  }

  /// Writes a region's insets, and notes the offset that it shall have, if any.
  private func write(_ region: AvoidancePlan.Region, to view: ScrollView) -> CGFloat? {
    if !displaced.contains(where: { $0.view === view }) {
      displaced.append(Displaced(view: view, home: view.contentOffset.y, written: view.contentOffset.y))
    }
    if view.knownAvoidance?.keepsInsets != true {
      var inset = view.contentInset
      inset.top = region.topInset
      inset.bottom = region.bottomInset
      view.avoidanceInset = inset == view.contentInset ? nil : inset
    }
    guard let offset = region.offset else { return nil }
    if let index = displaced.firstIndex(where: { $0.view === view }) { displaced[index].written = offset }
    return offset
  }

  /// Puts bars where a plan says; what else was put somewhere goes home. A bar that is carried up by what it lies in has
  /// only the rest to go.
  private func place(_ places: [AvoidancePlan.Bar], of known: [View], send: (View, CGFloat) -> Void) {
    let old = bars.views
    bars = []
    var placed: [View] = []
    for place in places {
      guard let bar = known.first(where: { $0.identity == place.id }) else { continue }
      placed.append(bar)
      send(bar, displacement(of: bar) - place.lift)
    }
    for bar in old where !placed.contains(where: { $0 === bar }) { send(bar, 0) }
    bars = placed.map { WeakView($0) }
  }

  private func placeKeyboard(_ frame: CGRect?) {
    guard frame != keyboardFrame else { return }
    keyboardFrame = frame
    onKeyboardPlacement(frame)
  }

  // MARK: What others do

  /// Layout has taken place: it undoes lifts written to frames.
  func noteLayout() { lift.undoIfLaidOut() }

  /// A hand or the app has put a scroll view's content where it is now.
  func noteOffset(of view: ScrollView) {
    guard let index = displaced.firstIndex(where: { $0.view === view }) else { return }
    displaced[index].home = view.contentOffset.y
    displaced[index].written = view.contentOffset.y
  }

  /// Whether a view has scrolled by itself since a plan moved it; it is noted as ``noteOffset(of:)`` does.
  func noteOwnScroll(of view: View?) -> Bool {
    guard let item = displaced.first(where: { $0.view === view }), !item.view.isInHand else { return false }
    guard item.written != item.view.contentOffset.y else { return false }
    noteOffset(of: item.view)
    return true
  }

  /// Editing has ended: scroll views without insets of ours stay as they are.
  func forgetRested() { displaced.removeAll { $0.view.avoidanceInset == nil } }
}

extension View {
  /// Sends a property somewhere, unless it is on its way there already: another plan with the same values (a will-show with
  /// equal frames) changes no motion.
  fileprivate func send(
    _ property: AnimatedProperty, to value: CGFloat, pace: Pace, atOnce: Bool = false, swings: Bool = true
  ) {
    guard model(property) != value else { return }
    if atOnce {
      // What is left of a motion that it was on goes along, unless that would take it past its goal and back: what was
      // gliding home from beyond, say.
      let left = shown(property).value - model(property)
      if left * (value - model(property)) <= 0 { return displace(property, to: value) }
      return animate(property, to: value, pace: .immediate)
    }
    // A spring that carries ω·|gap| away from where it goes is back after going on by gap/e (SYSTEMS.md §6, Motion).
    let room = swings ? .infinity : abs(value - shown(property).value) / M_E
    animate(property, to: value, pace: pace, room: room)
  }
}

extension ScrollView {
  /// The nearest offset to `offset` at which the content is at rest, in points.
  func legal(_ offset: CGFloat) -> CGFloat {
    let range = offsetRange
    return range.contains(offset) ? offset : min(max(offset, range.lowerBound), range.upperBound)
  }
}
