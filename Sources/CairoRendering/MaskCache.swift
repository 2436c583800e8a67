import Pixels
import ViewTree

/// Masks of the shapes that have been drawn. They are small and few; when there are too many, all go.
final class MaskCache {
  private static let limit = 1024
  private static let byteLimit = 4 << 20

  private var patches: [RoundedBox: NinePatch] = [:]
  private var boxes: [BoxKey: MaskSurface] = [:]
  private var paths: [PathShape: PathMask] = [:]
  private var byteCount = 0

  private struct BoxKey: Hashable {
    let box: RoundedBox
    let size: PixelSize
  }

  /// The parts that a box of any size is put together from.
  func patch(_ box: RoundedBox) -> NinePatch? {
    if let patch = patches[box] { return patch }
    guard let patch = NinePatch(box) else { return nil }
    makeRoom(for: 4 * patch.corner.width * patch.corner.height)
    patches[box] = patch
    return patch
  }

  /// The mask of a box of one size.
  func mask(_ box: RoundedBox, width: Int, height: Int) -> MaskSurface? {
    let key = BoxKey(box: box, size: PixelSize(width: width, height: height))
    if let mask = boxes[key] { return mask }
    guard let mask = box.mask(width: width, height: height) else { return nil }
    makeRoom(for: width * height)
    boxes[key] = mask
    return mask
  }

  /// The mask of a path.
  func mask(_ shape: PathShape) -> PathMask? {
    if let mask = paths[shape] { return mask }
    guard let mask = shape.mask() else { return nil }
    makeRoom(for: mask.surface.size.width * mask.surface.size.height)
    paths[shape] = mask
    return mask
  }

  private func makeRoom(for bytes: Int) {
    if byteCount + bytes > Self.byteLimit || patches.count + boxes.count + paths.count >= Self.limit {
      (patches, boxes, paths, byteCount) = ([:], [:], [:], 0)
    }
    byteCount += bytes
  }
}
