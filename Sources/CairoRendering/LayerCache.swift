import Pixels

/// Pictures of layers, the least recently used of which go when there are too many bytes of them.
final class LayerCache {
  /// What a picture shows. Another key is another picture.
  struct Key: Equatable {
    let version: Int
    /// The extent in device pixels from the origin of the layer's space.
    let rect: PixelRect
    let scale: Int
    let isOpaque: Bool
  }

  /// How many bytes of pictures are kept at most.
  var byteLimit: Int {
    didSet { makeRoom(for: 0) }
  }
  private(set) var byteCount = 0
  private var kept: [Int: Entry] = [:]
  private var uses = 0

  private struct Entry {
    let key: Key
    let picture: ImageSurface
    var lastUse: Int
    var byteCount: Int { key.rect.area * 4 }
  }

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The picture of layer `id`, if it is kept and shows what `key` says.
  func picture(of id: Int, showing key: Key) -> ImageSurface? {
    guard let entry = kept[id], entry.key == key else { return nil }
    uses += 1
    kept[id]?.lastUse = uses
    return entry.picture
  }

  /// The picture of another version of layer `id` with the extent that `key` says, and that version.
  func olderPicture(of id: Int, than key: Key) -> (picture: ImageSurface, version: Int)? {
    guard let entry = kept[id] else { return nil }
    let old = entry.key
    guard old.rect == key.rect, old.scale == key.scale, old.isOpaque == key.isOpaque else { return nil }
    return (entry.picture, old.version)
  }

  /// Keeps the picture of layer `id` in place of its former one. A picture beyond the limit is not kept.
  func keep(_ picture: ImageSurface, of id: Int, showing key: Key) {
    forget(id)
    let size = key.rect.area * 4
    guard size <= byteLimit else { return }
    makeRoom(for: size)
    uses += 1
    kept[id] = Entry(key: key, picture: picture, lastUse: uses)
    byteCount += size
  }

  /// Lets go of the picture of layer `id`.
  func forget(_ id: Int) {
    if let entry = kept.removeValue(forKey: id) { byteCount -= entry.byteCount }
  }

  /// Lets go of all pictures.
  func forgetAll() {
    kept = [:]
    byteCount = 0
  }

  private func makeRoom(for size: Int) {
    while byteCount + size > byteLimit, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      forget(oldest.key)
    }
  }
}
