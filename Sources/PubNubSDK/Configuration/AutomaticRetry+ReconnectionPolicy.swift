import BinderyRealtime

extension AutomaticRetry {
  /// The time to wait before each attempt; up to a second is added at random.
  public enum ReconnectionPolicy: Hashable, Sendable {
    /// Doubles the delay with each attempt; in seconds, from 2 to 150.
    case exponential(minDelay: UInt, maxDelay: UInt)
    /// Waits the same time before each attempt; in seconds, from 2 to 150.
    case linear(delay: Double)

    /// Waits 2, 4, 8, 16, 32 and 64 seconds.
    public static let defaultExponential = exponential(minDelay: shortest, maxDelay: longest)
    /// Waits 3 seconds each time.
    public static let defaultLinear = linear(delay: 3)

    // The limits of the service, as the specification states them.
    private static let shortest = UInt(SubscribeChannel.backOff.initialDelay.components.seconds)
    private static let longest = UInt(SubscribeChannel.backOff.maxDelay.components.seconds)

    var highestLimit: UInt {
      switch self {
      case .exponential: SubscribeChannel.backOff.attempts.map { UInt($0) } ?? .max
      case .linear: 10
      }
    }

    /// The policy with delays within the limits of the service.
    var bounded: Self {
      switch self {
      case .exponential(let least, let most):
        let least = min(max(least, Self.shortest), Self.longest)
        return .exponential(minDelay: least, maxDelay: min(max(most, least), Self.longest))
      case .linear(let delay):
        // NaN becomes the shortest delay.
        let least = Double(Self.shortest)
        return .linear(delay: min(delay > least ? delay : least, Double(Self.longest)))
      }
    }

    /// The back-off of the specification with this policy's delays.
    func backOff(attempts: UInt) -> BackOffPolicy {
      var backOff = SubscribeChannel.backOff
      backOff.attempts = Int(attempts)
      switch self {
      case .exponential(let least, let most):
        backOff.initialDelay = .seconds(Int(least))
        backOff.maxDelay = .seconds(Int(most))
      case .linear(let delay):
        backOff.curve = .constant
        backOff.initialDelay = .seconds(delay)
        backOff.maxDelay = .seconds(delay)
      }
      return backOff
    }
  }
}
