import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PubNubError {
  /// Creates the error of an error response, by its message or else by its status.
  init(_ response: HTTPResponse, underlying: (any Error)? = nil) {
    let refusal: ServiceRefusal? = try? response.json()
    self.init(
      refusal?.message?.reason ?? Reason(status: response.status),
      details: refusal?.texts ?? [],
      underlying: underlying,
      affected: [.response(response)] + (refusal?.denied ?? [])
    )
  }

  /// Creates the error of a request without a complete response.
  init(_ error: TransportError) {
    let refusal = error.refusal
    self.init(
      refusal.map { Reason(status: $0.status) } ?? Reason(error),
      details: [error.description],
      underlying: error,
      affected: [refusal.map(AffectedValue.response)].compactMap { $0 }
    )
  }

  /// Creates the error of a failed request, with the request that was sent.
  init(_ error: RequestError<ServiceFailure>, of request: URLRequest?) {
    let error = PubNubError(error)
    self.init(
      error.reason,
      details: error.details,
      underlying: error.underlying,
      affected: error.affected + [request.map(AffectedValue.request)].compactMap { $0 }
    )
  }

  /// Creates the error of a failed request.
  init(_ error: RequestError<ServiceFailure>) {
    switch error {
    case .failure(let failure): self.init(failure.response, underlying: failure.documented)
    case .undocumented(let response): self.init(response)
    case .undecodable(let response, let cause) where !response.isSuccess:
      self.init(response, underlying: cause)
    case .undecodable(let response, let cause):
      self.init(
        // 207: the change is stored but not published, for any body.
        response.status == 207 ? .failedToPublish : .malformedResponseBody,
        details: PubNubError(response).details.prefix(1) + [cause.description],
        underlying: cause,
        affected: [.response(response)]
      )
    case .invalidRequest(let cause):
      self.init(.invalidArguments, details: [cause.description], underlying: cause)
    case .token(let cause):
      self.init(.unauthorized, details: [cause.description], underlying: cause)
    case .transport(let cause): self.init(cause)
    case .middleware(let cause):
      self =
        cause.underlying as? PubNubError
        ?? Self(.unknown, details: [cause.description], underlying: cause.underlying)
    case .cancelled: self.init(.clientCancelled)
    }
  }
}

extension HTTPResponse {
  var isSuccess: Bool { (200..<300).contains(status) }
}

extension PubNubError.Reason {
  /// The reason with this status as its raw value; `unrecognizedStatusCode` if there is none.
  init(status: Int) {
    let named = status >= 400 ? Self(rawValue: status) : nil
    self = named ?? .unrecognizedStatusCode
  }

  fileprivate init(_ error: TransportError) {
    switch error {
    case .cancelled: self = .clientCancelled
    case .timedOut: self = .timedOut
    case .cannotResolveHost: self = .nameResolutionFailure
    case .cannotConnect: self = .connectionFailure
    case .tls: self = .secureConnectionFailure
    case .connectionLost, .incompleteBody: self = .connectionLost
    case .tooLarge: self = .dataLengthExceedsMaximum
    case .invalidResponse: self = .badServerResponse
    case .invalidURL: self = .invalidURL
    case .unreadableBody: self = .missingRequiredParameter
    case .other: self = .unknown
    }
  }
}
