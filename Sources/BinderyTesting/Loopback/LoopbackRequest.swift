import BinderyRuntime

/// A received request.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method of the request line.
  public var method: HTTPMethod
  /// The path and query of the request line.
  public var target: String
  /// The header fields, in the order received.
  public var headers: HTTPHeaders
  /// The body without chunk framing, but with any content coding.
  public var body: [UInt8]
  /// The number of the connection, from 1.
  public var connection: Int

  /// Creates a request that was not received, for tests.
  public init(
    method: HTTPMethod,
    target: String,
    headers: HTTPHeaders = [:],
    body: [UInt8] = [],
    connection: Int = 1
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
    self.connection = connection
  }
}

extension LoopbackRequest {
  /// The target without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }
  /// The body as UTF-8; invalid bytes become U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
