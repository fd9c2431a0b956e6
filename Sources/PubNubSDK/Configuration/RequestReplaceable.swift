import Foundation

/// A request as those see it who decide about it.
public protocol RequestReplaceable: Sendable {
  /// The same for every attempt.
  var requestID: UUID { get }
  /// How often it was sent again.
  var retryCount: Int { get }
  /// What it asks for, as `AutomaticRetry` tells calls apart.
  var endpoint: AutomaticRetry.Endpoint { get }
}
