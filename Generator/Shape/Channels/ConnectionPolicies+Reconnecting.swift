extension ConnectionPolicies {
  /// The delays before reconnecting.
  public struct BackOff: Hashable, Sendable {
    public var curve: Curve
    public var initialDelay: Double
    /// The factor of an exponential curve.
    public var factor: Double = 2
    public var maxDelay: Double
    public var jitter: Double?
    /// The maximum number of attempts; nil for no maximum.
    public var attempts: Int?

    public enum Curve: String, Hashable, Sendable, CaseIterable {
      case constant, linear, square, exponential
    }

    public init(curve: Curve, initialDelay: Double, maxDelay: Double) {
      self.curve = curve
      self.initialDelay = initialDelay
      self.maxDelay = maxDelay
    }
  }

  /// The limit of events that aren't read yet: `x-buffer`.
  public struct Buffer: Hashable, Sendable {
    public var bound: Int
    public var overflow: Overflow

    public enum Overflow: String, Hashable, Sendable, CaseIterable {
      case dropOldest = "drop-oldest"
      case dropNewest = "drop-newest"
      case fail
    }

    public init(bound: Int, overflow: Overflow) {
      self.bound = bound
      self.overflow = overflow
    }
  }
}
