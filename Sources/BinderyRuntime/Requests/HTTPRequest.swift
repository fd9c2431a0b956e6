/// A request as an operation describes it, relative to a server.
public struct HTTPRequest: Hashable, Sendable {
  /// As the document has it.
  public var method: HTTPMethod
  /// Percent-encoded; begins with `/`.
  public var path: String
  /// In the order in which they go out.
  public var query: [HTTPQueryItem] = []
  /// Those that the operation describes.
  public var headers: HTTPHeaders = [:]
  /// None for most that only ask.
  public var body: HTTPBody = .empty
  /// An operation's own server, which takes the place of a documented one of the client.
  public var server: ServerURL?
  /// Whether it is sent at most once, though its method may say that twice does no more.
  public var isSentOnce = false

  /// Throws when a value of the path would be empty or make the path name another resource.
  ///
  /// `template` is the path as documented, whose `{names}` say in an error which value was wrong.
  public init(
    _ method: HTTPMethod,
    _ path: PathTemplate,
    template: StaticString? = nil
  ) throws(InvalidRequest) {
    self.method = method
    self.path = try path.text(named: template)
  }

  /// Path and query behind a server.
  func url(on server: ServerURL) -> String {
    let base = server.base
    let length = query.reduce(base.utf8.count + path.utf8.count) { $0 + $1.length }
    return String(unsafeUninitializedCapacity: length) { space in
      var url = TextSpace(space)
      url.append(base)
      url.append(path)
      // A path literal may carry a query of its own: documents do write `/?Action=List`.
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
