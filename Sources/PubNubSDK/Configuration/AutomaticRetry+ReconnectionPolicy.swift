import BinderyRealtime

extension AutomaticRetry {
  /// How long to wait before each attempt, to which a random time of up to a second is added.
  public enum ReconnectionPolicy: Hashable, Sendable {
    /// Twice as long each time; seconds, from 2 to 150.
    case exponential(minDelay: UInt, maxDelay: UInt)
    /// Always as long; seconds, at least 2.
    case linear(delay: Double)

    /// Waits 2, 4, 8, 16, 32 and 64 seconds.
    public static let defaultExponential = exponential(minDelay: 2, maxDelay: 150)
    /// Waits 3 seconds each time.
    public static let defaultLinear = linear(delay: 3)

    private static let shortest: UInt = 2
    private static let longest: UInt = 150

    var highestLimit: UInt {
      switch self {
      case .exponential: 6
      case .linear: 10
      }
    }

    /// With delays that the service bears.
    var bounded: Self {
      switch self {
      case .exponential(let least, let most):
        let least = min(max(least, Self.shortest), Self.longest)
        return .exponential(minDelay: least, maxDelay: min(max(most, least), Self.longest))
      case .linear(let delay):
        // A delay that is no number is the shortest.
        return .linear(delay: min(delay > 2 ? delay : 2, Double(Self.longest)))
      }
    }

    func backOff(attempts: UInt) -> BackOffPolicy {
      switch self {
      case .exponential(let least, let most):
        BackOffPolicy(
          .exponential(factor: 2),
          first: .seconds(Int(least)),
          most: .seconds(Int(most)),
          jitter: .seconds(1),
          attempts: Int(attempts)
        )
      case .linear(let delay):
        BackOffPolicy(
          .constant,
          first: .seconds(delay),
          most: .seconds(delay),
          jitter: .seconds(1),
          attempts: Int(attempts)
        )
      }
    }
  }
}
