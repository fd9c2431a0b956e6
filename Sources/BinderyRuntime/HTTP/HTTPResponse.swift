/// What a service answered, complete: status, headers and every byte of the body.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  /// The bytes, content codings undone.
  public var body: [UInt8]

  /// An answer as a test or a transport makes it.
  public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
