import Foundation

/// A request that a server of one's own received, in the terms of whatever framework it runs on.
public struct IncomingRequest: Hashable, Sendable {
  /// A request with another than the webhook's isn't it.
  public var method: HTTPMethod
  /// Path and query, as they stood on the request line.
  public var target: String
  /// Names in whatever case the framework has them.
  public var headers: HTTPHeaders
  /// The bytes as they came: a signature is verified over these.
  public var body: [UInt8]

  /// What isn't given is what a service that calls back sends most.
  public init(
    method: HTTPMethod = .post,
    target: String = "/",
    headers: HTTPHeaders = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }
}

extension IncomingRequest: Redacted {
  /// Method and path; the query and what else came may hold secrets.
  public var description: String { "\(method) \(target.prefix { $0 != "?" })" }

  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "target": Redaction.url(target), "headers": headers,
      "body": Redaction.bytes(body.count),
    ]
  }
}

/// Reading what was received, by the rules by which answers are read.
extension IncomingRequest {
  /// The body as JSON, whatever media type the request claims.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.json(type)
  }

  /// The names and values of a form.
  public func form<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.form(type)
  }

  /// The body as text: ISO 8859-1 when the request says so, else UTF-8.
  public func text() -> String { message.text() }

  /// The body as it came.
  public func binary() -> Data { message.binary() }

  /// Whether the body is of one of these documented media types, with the parameters that it names,
  /// the charset aside.
  public func hasContentType(_ mediaTypes: StaticString...) -> Bool {
    mediaTypes.contains { message.hasContentType($0) }
  }

  /// nil when the request doesn't have the header, or with a text that the type can't read.
  public func header<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    message.header(name, as: type)
  }

  /// Throws when the request doesn't have the header.
  public func requiredHeader<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try message.requiredHeader(name, as: type)
  }

  /// Head and body in the form that answers have.
  private var message: HTTPResponse { HTTPResponse(status: 200, headers: headers, body: body) }
}

/// Reading the query, in the styles `form` (exploded) and `deepObject`.
extension IncomingRequest {
  /// nil when the query doesn't have the name.
  public func query<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T? {
    let text = target.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" }
    guard case .object(let members) = FormFields(String(text)).value,
      let member = members.first(where: { $0.name == name.description })
    else { return nil }
    do {
      return try member.value.decode(type)
    } catch {
      throw error.inside(.key("query \(name)"))
    }
  }

  /// Throws when the query doesn't have the name.
  public func requiredQuery<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try query(name, as: type).required("query \(name)")
  }
}
