import BinderyRuntime

/// An error of a call or a subscription, with a reason to decide on and details to show.
///
/// Two errors are equal if their reasons are.
public struct PubNubError: Error, Sendable {
  /// The reason of the error.
  public let reason: Reason
  /// Human-readable messages of the service or the system.
  public let details: [String]
  /// The underlying error, such as a transport error.
  public let underlying: (any Error)?
  /// The values that the error concerns: the response, the forbidden channels, the kept cursor.
  public let affected: [AffectedValue]

  /// Creates an error; a cryptor or an operator of an app may throw one, too.
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

  /// The error domain, as in `NSError`: "PubNub".
  public var domain: String { "PubNub" }

  /// The part of the call that failed.
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

extension PubNubError: DescribedError {
  /// One line: the reason's sentence, then the details.
  public var description: String {
    ([reason.sentence] + details).joined(separator: " ")
  }
}

extension Error {
  /// The error as a `PubNubError`; nil for any other.
  public var pubNubError: PubNubError? { self as? PubNubError }
}

extension Optional where Wrapped == PubNubError {
  /// Whether the error has this reason; nil equals nil.
  public static func == (error: PubNubError?, reason: PubNubError.Reason?) -> Bool {
    error?.reason == reason
  }

  /// Whether the error doesn't have this reason.
  public static func != (error: PubNubError?, reason: PubNubError.Reason?) -> Bool {
    error?.reason != reason
  }
}
