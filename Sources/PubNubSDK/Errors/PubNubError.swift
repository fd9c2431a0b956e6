import Foundation

/// What went wrong, as the reason that an app acts on, with what is known of the cause.
///
/// Two are equal when their reasons are.
public struct PubNubError: Error, Sendable {
  public let reason: Reason
  /// What the service or the system said, a sentence each.
  public let details: [String]
  /// The error of a lower level that was the cause.
  public let underlying: (any Error)?
  /// What the error is about: the answer, the channels that are forbidden, the cursor that is kept.
  public let affected: [AffectedValue]

  public init(
    _ reason: Reason,
    details: [String] = [],
    underlying: (any Error)? = nil,
    affected: [AffectedValue] = []
  ) {
    self.reason = reason
    self.details = details
    self.underlying = underlying
    self.affected = affected
  }

  public var domain: String { "PubNub" }

  public var subdomain: Domain { reason.domain }
}

extension PubNubError: Hashable {
  public static func == (left: PubNubError, right: PubNubError) -> Bool {
    left.reason == right.reason
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}

extension PubNubError: LocalizedError, CustomStringConvertible {
  /// One line: the reason's sentence, then the details.
  public var description: String {
    ([reason.sentence] + details).joined(separator: " ")
  }

  public var errorDescription: String? { description }
}

extension Error {
  /// The error as one of PubNub; nil for any other.
  public var pubNubError: PubNubError? { self as? PubNubError }
}

extension Optional where Wrapped == PubNubError {
  /// Whether there is an error for this reason.
  public static func == (error: PubNubError?, reason: PubNubError.Reason?) -> Bool {
    error?.reason == reason
  }

  public static func != (error: PubNubError?, reason: PubNubError.Reason?) -> Bool {
    error?.reason != reason
  }
}
