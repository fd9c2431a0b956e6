/// A response whose body is still arriving: status, headers and a stream of the body.
public struct HTTPStreamedResponse: HTTPResponseProtocol {
  public var status: Int
  public var headers: HTTPHeaders
  /// The body; it can be iterated once.
  public var body: HTTPByteStream

  /// Creates a response, for tests and transports.
  public init(status: Int, headers: HTTPHeaders = [:], body: HTTPByteStream) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates a streamed response from a complete one.
  public init(_ response: HTTPResponse) {
    let chunks = response.body.isEmpty ? [] : [response.body]
    self.init(
      status: response.status,
      headers: response.headers,
      body: HTTPByteStream(chunks: chunks)
    )
  }
}
