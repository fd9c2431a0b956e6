import BinderyRuntime

/// An HTTP transport that returns each response of a list once, in order, and records all requests.
public actor StubTransport: HTTPTransport {
  /// The outcome of an exchange.
  public enum Outcome: Hashable, Sendable {
    /// A complete response.
    case response(HTTPResponse)
    /// A response with a body in chunks, and the error that ends it early.
    case chunks(HTTPResponse, [[UInt8]], failure: TransportError? = nil)
    /// An error.
    case failure(TransportError)
  }

  /// The requests so far.
  public private(set) var exchanges: [HTTPExchange] = []
  private var outcomes: ArraySlice<Outcome>

  /// Creates a transport; exchanges beyond these outcomes fail.
  public init(_ outcomes: [Outcome]) {
    self.outcomes = outcomes[...]
  }

  /// Creates a transport that returns these responses in order.
  public init(_ responses: HTTPResponse...) {
    self.init(responses.map(Outcome.response))
  }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    let response = try await stream(exchange)
    return HTTPResponse(
      status: response.status,
      headers: response.headers,
      body: try await response.body.collect(upTo: exchange.maximumBodySize)
    )
  }

  public func stream(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPStreamedResponse {
    exchanges.append(exchange)
    switch outcomes.popFirst() {
    case .response(let response): return HTTPStreamedResponse(response)
    case .chunks(let head, let chunks, let failure):
      let body = HTTPByteStream(chunks: chunks, failure: failure)
      return HTTPStreamedResponse(status: head.status, headers: head.headers, body: body)
    case .failure(let error): throw error
    case nil: throw .other("no response is left for \(exchange)")
    }
  }
}
