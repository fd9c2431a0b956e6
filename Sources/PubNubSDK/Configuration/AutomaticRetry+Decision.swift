import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension AutomaticRetry {
  /// The cause of a failed call, as far as it decides about a retry.
  enum Failure: Hashable {
    case response(status: Int, retryAfter: Duration?)
    /// A failure without a response; nil if `URLError` has no code for it.
    case noResponse(URLError.Code?)
  }

  /// Returns the time to wait before an attempt, counted from 1; nil if the failure is final.
  ///
  /// `randomUnit` is a random number from 0 to 1. If there is a response, its status alone decides;
  /// a `Retry-After` header replaces the policy's delay.
  func delay(
    before attempt: Int,
    after failure: Failure,
    of endpoint: Endpoint,
    jitter randomUnit: Double
  ) -> Duration? {
    guard !excluded.contains(endpoint), isRetryable(failure, of: endpoint) else { return nil }
    return policy.backOff(attempts: retryLimit).delay(
      attempt: attempt,
      randomUnit: randomUnit,
      retryAfter: failure.retryAfter
    )
  }

  private func isRetryable(_ failure: Failure, of endpoint: Endpoint) -> Bool {
    switch failure {
    case .response(200..<300, _):
      // A success that can't be decoded isn't PubNub's response: a captive portal's page, or a
      // truncated body. Only subscribing is safe to repeat; any other call may have been performed.
      endpoint == .subscribe && retryableURLErrorCodes.contains(.badServerResponse)
    case .response(let status, _): retryableHTTPStatusCodes.contains(status)
    case .noResponse(let code): code.map(retryableURLErrorCodes.contains) ?? false
    }
  }
}

extension AutomaticRetry.Failure {
  /// Creates the cause; nil if a retry can't help: an invalid request or a cancellation.
  init?(_ error: RequestError<ServiceFailure>) {
    switch error {
    case .failure(let failure): self.init(failure.response)
    case .undocumented(let response), .undecodable(let response, _): self.init(response)
    case .transport(let error): self.init(error)
    case .invalidRequest, .token, .middleware, .cancelled: return nil
    }
  }

  init(_ error: TransportError) {
    if let refusal = error.refusal { self.init(refusal) } else { self = .noResponse(error.code) }
  }

  init(_ response: HTTPResponse) {
    // A date is not a number of seconds; the policy decides then.
    let seconds = response.headers["Retry-After"].flatMap { Int($0) }.map { max($0, 0) }
    let isRateLimited = response.status == 429
    self = .response(
      status: response.status,
      retryAfter: isRateLimited ? seconds.map { .seconds(min($0, Self.maxRetryAfter)) } : nil
    )
  }

  /// One day, in seconds: the longest `Retry-After` that is obeyed.
  private static let maxRetryAfter = 86_400

  fileprivate var retryAfter: Duration? {
    if case .response(_, let wait) = self { wait } else { nil }
  }
}

extension TransportError {
  /// The error response of an incomplete body, without the body; nil for a success, whose
  /// incomplete body is a lost connection.
  var refusal: HTTPResponse? {
    guard case .incompleteBody(let incomplete) = self, !(200..<300).contains(incomplete.status)
    else {
      return nil
    }
    return HTTPResponse(status: incomplete.status, headers: incomplete.headers)
  }

  /// The failure as a code of `URLError`; nil for a cancellation and for an invalid request.
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
