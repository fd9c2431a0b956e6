/// A complete response: status, headers and body.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  /// The body, with content codings decoded.
  public var body: [UInt8]
  /// The coders of the connection, by media type, for the body.
  package var coders = ContentCoders()

  /// Creates a response, for tests and transports.
  public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
