/// The reply to a request of a fake client, or its error.
public typealias FakeAnswer<R: Request> =
  @Sendable (R) async throws(RequestError<R.Failure>) -> R.Reply

/// The answers of a fake client by operation, and the requests that it received.
///
/// A generated fake has one: set its properties, such as `shop.listBooks`, instead.
public final class FakeAnswers: Sendable {
  /// The name of the fake client's type, for errors.
  private let client: String
  private let state = Locked(State())

  private struct State {
    var answers: [ObjectIdentifier: any Sendable] = [:]
    var requests: [any Request] = []
  }

  private struct Answer<R: Request>: Sendable {
    let value: FakeAnswer<R>
  }

  /// Creates the answers of a fake client, which has none yet.
  public init(of client: String) { self.client = client }

  /// The answer to the requests of an operation; nil if there is none.
  public subscript<R: Request>(request: R.Type) -> FakeAnswer<R>? {
    get {
      let answer = state.withLock { $0.answers[ObjectIdentifier(request)] }
      return (answer as? Answer<R>)?.value
    }
    set {
      // Not `map`: metadata of functions with typed throws need macOS 15.
      let answer: Answer<R>?
      if let newValue { answer = Answer(value: newValue) } else { answer = nil }
      state.withLock { $0.answers[ObjectIdentifier(request)] = answer }
    }
  }

  /// The received requests, in order.
  public var requests: [any Request] { state.withLock { $0.requests } }

  /// Notes a request and answers it.
  ///
  /// Throws `RequestError.middleware` with an `UnsetFakeAnswer` if the operation has no answer.
  public func reply<R: Request>(
    to request: R,
    _ operation: String
  ) async throws(RequestError<R.Failure>) -> R.Reply {
    state.withLock { $0.requests.append(request) }
    guard let answer = self[R.self] else {
      throw .middleware(MiddlewareError(UnsetFakeAnswer(client: client, operation: operation)))
    }
    return try await answer(request)
  }
}
