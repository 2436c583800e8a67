import Foundation

extension TraceWriter {
  /// Adds the header's line.
  mutating func append(_ header: TraceHeader) {
    line.raw("{\"version\":")
    line.integer(header.version)
    line.raw(",\"program\":")
    line.string(header.program)
    line.raw(",\"scenario\":")
    line.string(header.scenario)
    line.raw(",\"scene\":")
    line.string(header.scene)
    line.raw(",\"strategy\":")
    line.string(header.strategy)
    line.raw(",\"device\":[")
    line.number(header.device.width)
    line.raw(",")
    line.number(header.device.height)
    line.raw("],\"safeArea\":[")
    line.number(header.safeArea.top)
    line.raw(",")
    line.number(header.safeArea.left)
    line.raw(",")
    line.number(header.safeArea.bottom)
    line.raw(",")
    line.number(header.safeArea.right)
    line.raw("],\"rate\":")
    line.number(header.rate)
    line.optional(",\"scale\":", header.scale.map { CGFloat($0) })
    line.raw(",\"theme\":")
    line.string(header.theme)
    if let fingerprint = header.fingerprint {
      line.raw(",\"fingerprint\":")
      line.string(fingerprint)
    }
    line.raw("}\n")
  }

  /// Adds a plan's object.
  mutating func append(_ plan: TracePlan) {
    line.raw("{\"lift\":")
    line.number(plan.lift)
    line.raw(",\"regions\":[")
    for (index, region) in plan.regions.enumerated() {
      line.raw(index > 0 ? ",{\"id\":" : "{\"id\":")
      line.integer(region.id)
      line.optional(",\"offset\":", region.offset)
      line.raw(",\"insetTop\":")
      line.number(region.insetTop)
      line.raw(",\"insetBottom\":")
      line.number(region.insetBottom)
      line.raw("}")
    }
    line.raw("],\"unsatisfied\":[")
    for (index, anchor) in plan.unsatisfied.enumerated() {
      line.raw(index > 0 ? ",{\"level\":" : "{\"level\":")
      line.string(anchor.level)
      line.raw(",\"bound\":")
      line.string(anchor.bound)
      line.raw("}")
    }
    line.raw("],\"explanation\":")
    line.strings(plan.explanation)
    line.raw("}")
  }
}
