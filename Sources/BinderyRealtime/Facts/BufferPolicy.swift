/// What happens to events that are received faster than they are read.
public struct BufferPolicy: Hashable, Sendable {
  /// How many wait for a reader.
  public var bound: Int
  /// What becomes of those for which there is no room.
  public var overflow: Overflow

  /// What gives way to one more.
  public enum Overflow: Hashable, Sendable {
    /// The event that has waited for longest.
    case dropOldest
    /// The event that comes.
    case dropNewest
    /// The reader: its stream ends with an error.
    case fail
  }

  /// So many wait, and one more is dealt with so.
  public init(bound: Int, overflow: Overflow) {
    self.bound = bound
    self.overflow = overflow
  }
}
