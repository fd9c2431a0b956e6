import BinderyRuntime

/// A position in the messages of a channel at which others are missing, or may be.
public struct MessageGap: Hashable, Sendable {
  /// The number of messages that the reader received before the gap was found.
  public var position: Int
  /// What is known of the missing messages.
  public var cause: Cause

  /// Creates a gap.
  public init(position: Int, cause: Cause) {
    self.position = position
    self.cause = cause
  }

  /// What is known of missing messages.
  public enum Cause: Hashable, Sendable {
    /// The messages with these numbers did not arrive.
    ///
    /// - Parameter key: The values of the key of their numbering.
    case missing(ClosedRange<Int64>, key: [JSONValue?])
    /// The service began to number its messages again, so that those between can't be counted.
    case renumbered(last: Int64, first: Int64, key: [JSONValue?])
    /// There was no connection for this time, and the service does not send what it missed.
    case disconnected(Duration)
  }
}
