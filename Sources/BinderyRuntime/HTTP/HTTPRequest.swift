/// A request of an operation, relative to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// The method of the operation.
  public var method: HTTPMethod
  /// The percent-encoded path, which begins with `/`.
  public var path: String
  /// The query, in the order sent.
  public var query: [HTTPQueryItem] = []
  /// The documented headers.
  public var headers: HTTPHeaders = [:]
  /// The body; empty for most requests that only read.
  public var body: HTTPBody = .empty
  /// The operation's own servers, one of which replaces a documented server of the client: that
  /// with the same name, or else the first one.
  ///
  /// One that is only a path replaces the path of any server of the client.
  public var servers: [ServerURL] = []
  /// Whether a request with an idempotent method is sent again when its connection is lost.
  public var allowsRetry = true
  /// Whether the body is JSON that a coder of the connection encodes.
  var needsCoder = false

  /// The operation's only server, which replaces a documented one of the client.
  public var server: ServerURL? {
    get { servers.first }
    set { servers = newValue.map { [$0] } ?? [] }
  }

  /// Returns the URL on a server.
  func url(on server: ServerURL) -> String {
    let base = server.base
    let length = query.reduce(base.utf8.count + path.utf8.count) { $0 + $1.length }
    return String(unsafeUninitializedCapacity: length) { space in
      var url = TextSpace(space)
      url.append(base)
      url.append(path)
      // A documented path may contain a query of its own, such as `/?Action=List`.
      var separator: StaticString = path.hasByte(UInt8(ascii: "?")) ? "&" : "?"
      for item in query {
        url.append(separator)
        url.append(item.name)
        if let value = item.value {
          url.append("=")
          url.append(value)
        }
        separator = "&"
      }
      return url.count
    }
  }
}
