import Foundation
import ViewTree

/// A number with at most two places after the point.
func show(_ value: CGFloat) -> String {
  let rounded = (value * 100).rounded() / 100
  if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
  return String(Double(rounded))
}

func show(_ point: CGPoint) -> String { "\(show(point.x)),\(show(point.y))" }

func show(_ rect: CGRect) -> String { "\(show(rect.origin)) \(show(rect.width))×\(show(rect.height))" }

/// A colour as #RRGGBB, with its opacity behind a slash if something shows through.
@MainActor
func show(_ color: Color) -> String {
  let hex = [color.red, color.green, color.blue].map { component in
    let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
  return "#" + hex.joined() + (color.isOpaque ? "" : "/\(show(color.alpha))")
}
