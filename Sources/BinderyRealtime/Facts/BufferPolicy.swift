/// What happens to events that are received faster than they are read.
public struct BufferPolicy: Hashable, Sendable {
  /// How many wait for a reader.
  public var bound: Int
  public var overflow: Overflow

  /// What gives way to one more.
  public enum Overflow: Hashable, Sendable {
    case dropOldest, dropNewest
    /// The reader: its stream ends with an error.
    case fail
  }

  public init(bound: Int, overflow: Overflow) {
    self.bound = bound
    self.overflow = overflow
  }
}
