/// What a service answered as far as it is known: status and headers, and a body that still comes.
public struct HTTPStreamedResponse: HTTPAnswer {
  public var status: Int
  public var headers: HTTPHeaders
  /// What still comes; it is read once.
  public var body: HTTPByteStream

  /// An answer as a test or a transport makes it.
  public init(status: Int, headers: HTTPHeaders = [:], body: HTTPByteStream) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer that is there already.
  public init(_ response: HTTPResponse) {
    let chunks = response.body.isEmpty ? [] : [response.body]
    self.init(
      status: response.status,
      headers: response.headers,
      body: HTTPByteStream(chunks: chunks)
    )
  }
}
