import Foundation

/// A folder with all that is in it and below: what somebody else's file may name, and no more.
struct FolderTree {
  /// Its path with a slash at the end, links resolved.
  private let root: String

  /// The tree of a folder.
  init(_ folder: URL) {
    let path = Self.resolved(folder)
    root = path.hasSuffix("/") ? path : path + "/"
  }

  /// The tree of the folder that a file is in; where the file is a link, of what it leads to.
  init(around file: URL) { self.init(URL(filePath: Self.resolved(file)).deletingLastPathComponent()) }

  /// Whether a path that has its links resolved is in it.
  func contains(_ path: String) -> Bool { path.hasPrefix(root) }

  /// Where a path leads, links resolved.
  static func resolved(_ url: URL) -> String { url.absoluteURL.standardizedFileURL.resolvingSymlinksInPath().path }

  /// What errors call a file that is named in one that they call `file`.
  static func name(of said: String, namedIn file: String) -> String {
    said.hasPrefix("/") ? said : (file.lastIndex(of: "/").map { String(file[...$0]) } ?? "") + said
  }

  /// Where a path that is named in a file leads, links resolved.
  static func resolved(_ said: String, beside file: URL) -> String {
    resolved(URL(filePath: said, relativeTo: file.absoluteURL.deletingLastPathComponent()))
  }
}
