import BinderyRuntime

/// Answers from a list, in order and each once, and keeps every request that it was given.
public actor StubTransport: HTTPTransport {
  /// What happens to one exchange.
  public enum Answer: Hashable, Sendable {
    /// A whole answer.
    case response(HTTPResponse)
    /// An answer whose body comes in these chunks, and how it breaks off when it does.
    case chunks(HTTPResponse, [[UInt8]], failure: TransportError? = nil)
    /// No answer, for this reason.
    case failure(TransportError)
  }

  /// The requests so far.
  public private(set) var exchanges: [HTTPExchange] = []
  private var answers: ArraySlice<Answer>

  /// Exchanges beyond these fail.
  public init(_ answers: [Answer]) {
    self.answers = answers[...]
  }

  /// Answers each exchange with the next of these.
  public init(_ responses: HTTPResponse...) {
    self.init(responses.map(Answer.response))
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
    switch answers.popFirst() {
    case .response(let response): return HTTPStreamedResponse(response)
    case .chunks(let head, let chunks, let failure):
      let body = HTTPByteStream(chunks: chunks, failure: failure)
      return HTTPStreamedResponse(status: head.status, headers: head.headers, body: body)
    case .failure(let error): throw error
    case nil: throw .other("no answer is left for \(exchange)")
    }
  }
}
