import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AutomaticRetry {
  /// How a call failed, as far as it decides whether it is tried again.
  enum Failure: Hashable {
    case answer(status: Int, retryAfter: Duration?)
    /// Nil for a failure that `URLError` has no word for.
    case noAnswer(URLError.Code?)
  }

  /// How long to wait before an attempt, the first of which is 1; nil when the failure is final.
  ///
  /// `chance` is a random number from 0 to 1. Where there is an answer its status alone decides;
  /// what it asks for in `Retry-After` stands in place of the policy.
  func delay(
    before attempt: Int,
    after failure: Failure,
    of endpoint: Endpoint,
    jitter chance: Double
  ) -> Duration? {
    guard !excluded.contains(endpoint), isRetryable(failure, of: endpoint) else { return nil }
    return policy.backOff(attempts: retryLimit).delay(
      attempt: attempt,
      jitter: chance,
      retryAfter: failure.retryAfter
    )
  }

  private func isRetryable(_ failure: Failure, of endpoint: Endpoint) -> Bool {
    switch failure {
    case .answer(200..<300, _):
      // It isn't the service that speaks: a hotel's page, half an envelope. A subscription outlives
      // that; whatever else was asked may have been done.
      endpoint == .subscribe && retryableURLErrorCodes.contains(.badServerResponse)
    case .answer(let status, _): retryableHTTPStatusCodes.contains(status)
    case .noAnswer(let code): code.map(retryableURLErrorCodes.contains) ?? false
    }
  }
}

extension AutomaticRetry.Failure {
  /// Nil for what no other attempt would fix: a refusal before anything was sent, a cancellation.
  init?<F>(_ error: RequestError<F>) {
    switch error {
    case .undocumented(let response), .undecodable(let response, _): self.init(response)
    case .transport(let error): self.init(error)
    case .failure, .invalidRequest, .token, .cancelled: return nil
    }
  }

  init(_ error: TransportError) {
    if let refusal = error.refusal { self.init(refusal) } else { self = .noAnswer(error.code) }
  }

  init(_ response: HTTPResponse) {
    // A date in its place is no number of seconds; the policy decides then.
    let seconds = response.headers["Retry-After"].flatMap { Int($0) }.map { max($0, 0) }
    let isAsked = response.status == 429
    self = .answer(
      status: response.status,
      retryAfter: isAsked ? seconds.map { .seconds(min($0, Self.longestAsked)) } : nil
    )
  }

  /// A lying server can't keep a client waiting for longer than a day.
  private static let longestAsked = 86_400

  fileprivate var retryAfter: Duration? {
    if case .answer(_, let wait) = self { wait } else { nil }
  }
}

extension TransportError {
  /// What the service said about why it can't, without the body that was cut short; half of what it
  /// can is a lost connection.
  var refusal: HTTPResponse? {
    guard case .incompleteBody(let answer) = self, !(200..<300).contains(answer.status) else {
      return nil
    }
    return HTTPResponse(status: answer.status, headers: answer.headers)
  }

  /// The failure in the words of `URLError`; nil for a cancellation, and for a wrong request.
  var code: URLError.Code? {
    switch self {
    case .timedOut: .timedOut
    case .cannotResolveHost: .cannotFindHost
    case .cannotConnect: .cannotConnectToHost
    case .tls: .secureConnectionFailed
    case .connectionLost, .incompleteBody: .networkConnectionLost
    case .tooLarge: .dataLengthExceedsMaximum
    case .invalidResponse: .badServerResponse
    case .invalidURL: .badURL
    case .cancelled, .unreadableBody, .other: nil
    }
  }
}
