import Foundation

/// A request as operators and observers see it.
public protocol RequestReplaceable: Sendable {
  /// The id of the request, the same for every attempt.
  var requestID: UUID { get }
  /// The number of retries so far.
  var retryCount: Int { get }
  /// The endpoint of the request, as `AutomaticRetry` groups calls.
  var endpoint: AutomaticRetry.Endpoint { get }
}
