/// What happens to events that are received faster than they are read.
public struct BufferPolicy: Hashable, Sendable {
  /// The number of events that wait for a reader.
  public var bound: Int
  /// What happens when one more event arrives.
  public var overflow: Overflow

  /// What happens when the buffer is full and one more event arrives.
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
