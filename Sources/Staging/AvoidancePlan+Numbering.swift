import KeyboardAvoidance
import ViewTree

extension AvoidancePlan {
  /// The plan with the views it names counted in the order of a tree: their own numbers differ from run to run.
  func numbered(in tree: View) -> AvoidancePlan {
    let views = tree.tree.map(\.identity)
    let scrollViews = tree.tree.filter { $0 is ScrollView }.map(\.identity)
    func scrollView(_ id: Int) -> Int { scrollViews.firstIndex(of: id) ?? -1 }
    func view(_ id: Int) -> Int { views.firstIndex(of: id) ?? -1 }
    var plan = self
    for index in plan.regions.indices { plan.regions[index].id = scrollView(plan.regions[index].id) }
    for index in plan.bars.indices { plan.bars[index].id = view(plan.bars[index].id) }
    plan.reasons = plan.reasons.map { reason in
      switch reason {
      case .bar(let id, let lift): .bar(view(id), lift: lift)
      case .list(let id, let policy, let scrolls): .list(scrollView(id), policy, scrolls: scrolls)
      case .region(let name?, let gives, let of, let rootGives):
        .region(name: scrollView(name), gives: gives, of: of, rootGives: rootGives)
      case .inHand(let id): .inHand(scrollView(id))
      case .notRestored(let id, let points): .notRestored(scrollView(id), points: points)
      default: reason
      }
    }
    return plan
  }
}
