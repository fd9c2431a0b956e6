import BinderyRuntime

/// Answers from a list, in order and each once, and keeps every request that it was given.
public actor StubTransport: HTTPTransport {
  /// What happens to one exchange.
  public enum Answer: Hashable, Sendable {
    case response(HTTPResponse)
    case failure(TransportError)
  }

  /// The requests so far.
  public private(set) var exchanges: [HTTPExchange] = []
  private var answers: ArraySlice<Answer>

  public init(_ answers: [Answer]) {
    self.answers = answers[...]
  }

  /// Answers each exchange with the next of these.
  public init(_ responses: HTTPResponse...) {
    self.init(responses.map(Answer.response))
  }

  public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    exchanges.append(exchange)
    switch answers.popFirst() {
    case .response(let response): return response
    case .failure(let error): throw error
    case nil: throw .other("no answer is left for \(exchange)")
    }
  }
}
