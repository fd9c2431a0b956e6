import Canonical
import Specification

extension WrittenAsyncAPI {
  /// A server to which clients connect (Server Object).
  struct Server: View {
    static let kind: ObjectKind? = .asyncServer

    let cursor: Cursor

    var title: String? { cursor.string("title") }
    /// Such as `wss`, `mqtt` or `kafka`.
    var `protocol`: String? { cursor.string(isOfVersion1 ? "scheme" : "protocol") }
    var bindings: ProtocolBindings? { cursor.view("bindings") }
    /// The location of `security`.
    var securityMark: Mark? { secured.keyMark(of: "security") }
    /// The names of the required security schemes.
    var requiredSchemes: [String] { secured.requiredSchemes }
    /// The security schemes that the server contains, not those it refers to.
    var securitySchemes: [WrittenOpenAPI.SecurityScheme] {
      let all: [WrittenOpenAPI.SecurityScheme] = cursor.views("security")
      return all.filter { $0.type != nil && $0.cursor.node.location.pointer.contains("/security/") }
    }
    var variables: [Named<WrittenServerVariable>] { cursor.entries("variables") }

    /// The object with `security`: in version 1 the document.
    private var secured: Cursor { isOfVersion1 ? Cursor(node.tree.root, in: source) : cursor }

    /// The `url` of version 2, or else the `host` and `pathname` of version 3.
    var url: String? {
      if let url = cursor.string("url") { return url }
      guard let host = cursor.string("host") else { return nil }
      let path = cursor.string("pathname") ?? ""
      let separator = path.isEmpty || path.hasPrefix("/") ? "" : "/"
      return host + separator + path
    }

    /// The location of the URL.
    var urlMark: Mark {
      (cursor.value("url") ?? cursor.value("host"))?.mark ?? mark
    }
  }
}
