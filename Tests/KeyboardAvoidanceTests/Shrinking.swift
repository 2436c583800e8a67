import Foundation
import KeyboardAvoidance

/// Something that can be made smaller: what it could become, the most wanted first.
protocol Shrinkable {
  var smaller: [Self] { get }
}

extension Shrinkable {
  /// The smallest that can be reached step by step with `fails` true at every step.
  ///
  /// `limit` bounds how often `fails` is asked, so that a failing test is not a slow one.
  func shrunk(limit: Int = 4_000, while fails: (Self) -> Bool) -> Self {
    var smallest = self
    var left = limit
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for candidate in smallest.smaller where left > 0 {
        left -= 1
        guard fails(candidate) else { continue }
        smallest = candidate
        isShrinking = true
        break
      }
    }
    return smallest
  }
}

extension CGFloat {
  /// Rounder numbers, the roundest first.
  var rounder: [CGFloat] {
    [100, 10, 1].map { (self / $0).rounded() * $0 }.filter { $0 != self && $0.magnitude < 1e6 }
  }
}

extension CGRect {
  var rounder: [CGRect] {
    minX.rounder.map { CGRect(x: $0, y: minY, width: width, height: height) }
      + minY.rounder.map { CGRect(x: minX, y: $0, width: width, height: height) }
      + width.rounder.filter { $0 > 0 }.map { CGRect(x: minX, y: minY, width: $0, height: height) }
      + height.rounder.filter { $0 > 0 }.map { CGRect(x: minX, y: minY, width: width, height: $0) }
  }
}

extension Array {
  /// Itself without one element, each in turn.
  var withoutOne: [[Element]] {
    indices.map { index in
      var array = self
      array.remove(at: index)
      return array
    }
  }

  /// Itself with one element replaced, each in turn.
  func replacingOne(_ replacements: (Element) -> [Element]) -> [[Element]] {
    indices.flatMap { index in
      replacements(self[index]).map { element in
        var array = self
        array[index] = element
        return array
      }
    }
  }
}
