/// The policy for events that are received faster than they are read.
public struct BufferPolicy: Hashable, Sendable {
  /// The maximum number of unread events.
  public var bound: Int
  /// The reaction to an event that arrives while the buffer is full.
  public var overflow: Overflow

  /// The reaction to an event that arrives while the buffer is full.
  public enum Overflow: Hashable, Sendable {
    /// The oldest event in the buffer is dropped.
    case dropOldest
    /// The event that arrives is dropped.
    case dropNewest
    /// The stream ends with an error.
    case fail
  }

  /// Creates a policy.
  public init(bound: Int, overflow: Overflow) {
    self.bound = bound
    self.overflow = overflow
  }
}
