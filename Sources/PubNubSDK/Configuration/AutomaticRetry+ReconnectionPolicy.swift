import BinderyRealtime

extension AutomaticRetry {
  /// How long to wait before each attempt, to which a random time of up to a second is added.
  public enum ReconnectionPolicy: Hashable, Sendable {
    /// Twice as long each time; seconds, from 2 to 150.
    case exponential(minDelay: UInt, maxDelay: UInt)
    /// Always as long; seconds, at least 2.
    case linear(delay: Double)

    /// Waits 2, 4, 8, 16, 32 and 64 seconds.
    public static let defaultExponential = exponential(minDelay: shortest, maxDelay: longest)
    /// Waits 3 seconds each time.
    public static let defaultLinear = linear(delay: 3)

    // The specification says what the service bears.
    private static let shortest = UInt(SubscribeChannel.backOff.first.components.seconds)
    private static let longest = UInt(SubscribeChannel.backOff.most.components.seconds)

    var highestLimit: UInt {
      switch self {
      case .exponential: SubscribeChannel.backOff.attempts.map { UInt($0) } ?? .max
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
        let least = Double(Self.shortest)
        return .linear(delay: min(delay > least ? delay : least, Double(Self.longest)))
      }
    }

    /// What the specification says, in the places where the app says otherwise.
    func backOff(attempts: UInt) -> BackOffPolicy {
      var backOff = SubscribeChannel.backOff
      backOff.attempts = Int(attempts)
      switch self {
      case .exponential(let least, let most):
        backOff.first = .seconds(Int(least))
        backOff.most = .seconds(Int(most))
      case .linear(let delay):
        backOff.curve = .constant
        backOff.first = .seconds(delay)
        backOff.most = .seconds(delay)
      }
      return backOff
    }
  }
}
