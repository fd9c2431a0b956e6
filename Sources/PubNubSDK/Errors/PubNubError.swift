import Foundation

/// What went wrong, as the reason that an app acts on, with what is known of the cause.
///
/// Two are equal when their reasons are.
public struct PubNubError: Error, Sendable {
  /// What an app decides by; all else is for people to read.
  public let reason: Reason
  /// What the service or the system said, a sentence each.
  public let details: [String]
  /// The error of a lower level that was the cause.
  public let underlying: (any Error)?
  /// What the error is about: the answer, the channels that are forbidden, the cursor that is kept.
  public let affected: [AffectedValue]

  /// An error for a reason, which a cryptor or an operator of an app's own may throw as well.
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

  /// The same for all, as `NSError` has it.
  public var domain: String { "PubNub" }

  /// The part of a call in which it failed, by the reason.
  public var subdomain: Domain { reason.domain }
}

extension PubNubError: Hashable {
  /// Compares the reasons alone.
  public static func == (left: PubNubError, right: PubNubError) -> Bool {
    left.reason == right.reason
  }

  /// Hashes the reason alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}

extension PubNubError: LocalizedError, CustomStringConvertible {
  /// One line: the reason's sentence, then the details.
  public var description: String {
    ([reason.sentence] + details).joined(separator: " ")
  }

  /// The same as `description`, where Foundation asks.
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

  /// Whether there is none, or one for another reason.
  public static func != (error: PubNubError?, reason: PubNubError.Reason?) -> Bool {
    error?.reason != reason
  }
}
