extension AsyncAPI {
  /// A place to which clients connect.
  public struct Server: View {
    public static let kind: ObjectKind? = .asyncServer

    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var title: String? { cursor.string("title") }
    /// Such as `wss`, `mqtt` or `kafka`.
    public var `protocol`: String? { cursor.string("protocol") }
    public var bindings: ProtocolBindings? { cursor.view("bindings") }
    /// Where its security is said.
    public var securityMark: Mark? { cursor.keyMark(of: "security") }
    public var variables: [Named<OpenAPI.Server.Variable>] { cursor.entries("variables") }

    /// The URL of version 2, or else the protocol, host and path of version 3 put together.
    public var url: String? {
      if let url = cursor.string("url") { return url }
      guard let host = cursor.string("host") else { return nil }
      let path = cursor.string("pathname") ?? ""
      let separator = path.isEmpty || path.hasPrefix("/") ? "" : "/"
      return host + separator + path
    }

    /// Where the URL stands.
    public var urlMark: Mark {
      (cursor.value("url") ?? cursor.value("host"))?.mark ?? mark
    }
  }
}
