import Foundation

/// A request that your server received, independent of its framework.
public struct IncomingRequest: Hashable, Sendable {
  /// The method, which must be the webhook's.
  public var method: HTTPMethod
  /// The path and query of the request line.
  public var target: String
  /// The header fields, with names in any case.
  public var headers: HTTPHeaders
  /// The received bytes, over which a signature is verified.
  public var body: [UInt8]
  private var coders = ContentCoders()

  /// Creates a request; by default a POST to `/`.
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

extension IncomingRequest {
  /// The coders of formats that Bindery doesn't read, by media type, such as `application/cbor`.
  public var contentCoders: [String: any ContentCoder] {
    get { coders.all }
    set { coders.all = newValue }
  }
}

extension IncomingRequest: Redacted {
  /// The method and path; the query and the rest may contain secrets.
  public var description: String { "\(method) \(target.prefix { $0 != "?" })" }

  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "target": Redaction.url(target), "headers": headers,
      "body": Redaction.bytes(body.count),
    ]
  }
}

/// Methods that decode a received request like a response.
extension IncomingRequest {
  /// Decodes the body as JSON, regardless of its media type.
  public func json<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.json(type)
  }

  /// Decodes the names and values of a form.
  public func form<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.form(type)
  }

  /// Returns the fields of each row of comma-separated values, with the header if there is one.
  public func rows() -> [[String]] { message.rows() }

  /// Decodes the body by the coder for its media type in `contentCoders`.
  public func coded<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try message.coded(type)
  }

  /// Returns the body as text in the encoding that the media type states, otherwise as UTF-8.
  public func text() -> String { message.text() }

  /// Returns the bytes of the body.
  public func binary() -> Data { message.binary() }

  /// Whether the body has one of these documented media types, with the parameters that it states,
  /// except the charset.
  public func hasContentType(_ mediaTypes: StaticString...) -> Bool {
    mediaTypes.contains { message.hasContentType($0) }
  }

  /// Returns a header's value; nil when it is absent or does not match the type.
  public func header<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) -> T? {
    message.header(name, as: type)
  }

  /// Returns a header's value; throws when it is absent or does not match the type.
  public func requiredHeader<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try message.requiredHeader(name, as: type)
  }

  /// The headers and body as a response, for its decoding methods.
  private var message: HTTPResponse {
    var message = HTTPResponse(status: 200, headers: headers, body: body)
    message.coders = coders
    return message
  }
}

/// Methods that decode the query, in the styles `form` (exploded) and `deepObject`.
extension IncomingRequest {
  /// Returns a query parameter; nil when it is absent.
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

  /// Returns a query parameter; throws when it is absent.
  public func requiredQuery<T: JSONDecodable>(
    _ name: StaticString,
    as type: T.Type = T.self
  ) throws(JSONError) -> T {
    try query(name, as: type).required("query \(name)")
  }
}
