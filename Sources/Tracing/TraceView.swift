public import Foundation

/// A view of interest in one frame, as it is shown: presentation values, in window points.
public struct TraceView: Hashable, Sendable {
  /// Why it is of interest.
  public enum Role: String, Hashable, Sendable, CaseIterable, Decodable {
    /// The focused view.
    case field
    /// The caret in it.
    case caret
    /// A view that shall stay visible with the focused one.
    case companion
    /// The line that says what the focused field is for.
    case label
    /// A bar that shall not leave.
    case header
    /// A bar that rides on the keyboard.
    case stickyBar
    /// A view outside the focus chain, which has no reason to move.
    case bystander
    /// The view that may be lifted.
    case root
    /// A scroll region.
    case scroll
  }

  /// Its name, unique in the frame together with the role.
  public var id: String
  /// Why it is of interest.
  public var role: Role
  /// The id of the innermost scroll region or root that it lies in; nil = in none, so that neither carries it.
  public var container: String?
  /// Where it is.
  public var rect: CGRect
  /// The part of ``rect`` that can be seen: inside every clip and outside every occluder; nil if none can. A view that
  /// is cut into several parts has the largest here.
  public var visible: CGRect?
  /// A scroll region's content offset, y.
  public var offset: CGFloat?
  /// A scroll region's effective top inset.
  public var insetTop: CGFloat?
  /// A scroll region's effective bottom inset.
  public var insetBottom: CGFloat?
  /// The top inset that the app itself has given a scroll region.
  public var ownInsetTop: CGFloat?
  /// The bottom inset that the app itself has given a scroll region.
  public var ownInsetBottom: CGFloat?
  /// A scroll region's number, by which plans name it.
  public var region: Int?
  /// The height of a scroll region's content, without insets.
  public var contentHeight: CGFloat?
  /// A root's own top limit, in window points: the bottom of the bar over it.
  public var topLimit: CGFloat?
  /// How far it is moved down by its own transform; negative = up.
  public var translationY: CGFloat?
  /// Who wrote its geometry since the last frame; nil = nobody. A hand is
  /// ``handWriter``, what sees to it by itself ``systemWriter``.
  public var writer: String?

  /// The ``writer`` of a root that makes room for the keyboard by itself, as alerts do.
  public static let systemWriter = "system"
  /// The ``writer`` of a root in a sheet that comes, goes, or settles at another height.
  public static let presentationWriter = "presentation"
  /// The ``writer`` of what a finger, or the inertia it left, moves.
  public static let handWriter = "hand"

  /// A view at `rect`.
  public init(
    id: String, role: Role, container: String? = nil, rect: CGRect, visible: CGRect?, offset: CGFloat? = nil,
    insetTop: CGFloat? = nil, insetBottom: CGFloat? = nil, ownInsetTop: CGFloat? = nil, ownInsetBottom: CGFloat? = nil,
    region: Int? = nil, contentHeight: CGFloat? = nil, topLimit: CGFloat? = nil, translationY: CGFloat? = nil,
    writer: String? = nil
  ) {
    self.id = id
    self.role = role
    self.container = container
    self.rect = rect
    self.visible = visible
    self.offset = offset
    self.insetTop = insetTop
    self.insetBottom = insetBottom
    self.ownInsetTop = ownInsetTop
    self.ownInsetBottom = ownInsetBottom
    self.region = region
    self.contentHeight = contentHeight
    self.topLimit = topLimit
    self.translationY = translationY
    self.writer = writer
  }
}
