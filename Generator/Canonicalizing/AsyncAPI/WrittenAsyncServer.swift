import Canonical
import Specification

extension WrittenAsyncAPI {
  /// A place to which clients connect.
  struct Server: View {
    static let kind: ObjectKind? = .asyncServer

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var title: String? { cursor.string("title") }
    /// Such as `wss`, `mqtt` or `kafka`.
    var `protocol`: String? { cursor.string("protocol") }
    var bindings: ProtocolBindings? { cursor.view("bindings") }
    /// Where its security is said.
    var securityMark: Mark? { cursor.keyMark(of: "security") }
    var variables: [Named<WrittenServerVariable>] { cursor.entries("variables") }

    /// The URL of version 2, or else the protocol, host and path of version 3 put together.
    var url: String? {
      if let url = cursor.string("url") { return url }
      guard let host = cursor.string("host") else { return nil }
      let path = cursor.string("pathname") ?? ""
      let separator = path.isEmpty || path.hasPrefix("/") ? "" : "/"
      return host + separator + path
    }

    /// Where the URL stands.
    var urlMark: Mark {
      (cursor.value("url") ?? cursor.value("host"))?.mark ?? mark
    }
  }
}
