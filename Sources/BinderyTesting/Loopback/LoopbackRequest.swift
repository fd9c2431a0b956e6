import BinderyRuntime

/// A request as it arrived.
public struct LoopbackRequest: Hashable, Sendable {
  public var method: HTTPMethod
  /// Path and query, as they stood on the request line.
  public var target: String
  public var headers: HTTPHeaders
  public var body: [UInt8]
  /// Which connection brought it: 1 is the first that was made.
  public var connection: Int

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
  public var path: String { String(target.prefix { $0 != "?" }) }
  public var text: String { String(decoding: body, as: UTF8.self) }
}
