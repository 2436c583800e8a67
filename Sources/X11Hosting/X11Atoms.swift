import CX11
import Glibc

/// The names that clients and window manager agree on, as the server's numbers.
struct X11Atoms {
  /// The names used.
  enum Name: String, CaseIterable {
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case netWMPing = "_NET_WM_PING"
    case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case netWMName = "_NET_WM_NAME"
    case netWMIconName = "_NET_WM_ICON_NAME"
    case netWMIcon = "_NET_WM_ICON"
    case netWMPID = "_NET_WM_PID"
    case netWMWindowType = "_NET_WM_WINDOW_TYPE"
    case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
    case utf8String = "UTF8_STRING"
    case plainTextUTF8 = "text/plain;charset=utf-8"
    case clipboard = "CLIPBOARD"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case multiple = "MULTIPLE"
    case atomPair = "ATOM_PAIR"
    case incremental = "INCR"
    case transfer = "HEADROOM_TRANSFER"
  }

  private let atoms: [Name: Atom]

  /// Interns every name in one round trip.
  init(_ display: OpaquePointer) {
    var names: [UnsafeMutablePointer<CChar>?] = Name.allCases.map { strdup($0.rawValue) }
    var values = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &names, Int32(names.count), 0, &values)
    names.forEach { free($0) }
    atoms = Dictionary(uniqueKeysWithValues: zip(Name.allCases, values))
  }

  subscript(name: Name) -> Atom { atoms[name] ?? 0 }
}
