import BinderyRuntime

/// A request as it arrived.
public struct LoopbackRequest: Hashable, Sendable {
  /// As it stood on the request line.
  public var method: HTTPMethod
  /// Path and query, as they stood on the request line.
  public var target: String
  /// In the order in which they arrived.
  public var headers: HTTPHeaders
  /// Without the framing of chunks, and with any content coding.
  public var body: [UInt8]
  /// Which connection brought it: 1 is the first that was made.
  public var connection: Int

  /// As a test makes one that never travelled.
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
  /// The body as UTF-8; what isn't becomes U+FFFD.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
