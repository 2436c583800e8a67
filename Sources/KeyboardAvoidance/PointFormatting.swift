import Foundation

/// A length in words: one decimal at most, none if it is whole; the same in every locale.
func points(_ length: CGFloat) -> String {
  guard abs(length) < 1e12 else { return length > 0 ? "any number of" : "nothing like a number of" }
  let tenths = Int((length * 10).rounded())
  let sign = tenths < 0 ? "−" : ""
  let (whole, tenth) = abs(tenths).quotientAndRemainder(dividingBy: 10)
  return tenth == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(tenth)"
}
