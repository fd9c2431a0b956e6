import BinderyRuntime
import Foundation

/// The delays before attempts to reconnect.
public struct BackOffPolicy: Hashable, Sendable {
  /// How the delay grows with the number of the attempt.
  public var curve: Curve
  /// The delay before the first attempt.
  public var initialDelay: Duration
  /// The longest delay, without jitter.
  public var maxDelay: Duration
  /// The maximum random time that is added to each delay, including the longest.
  public var jitter: Duration
  /// The number of attempts before the client gives up; nil for no limit.
  public var attempts: Int?

  /// How the delay grows with the number n of the attempt, which begins with 1.
  public enum Curve: Hashable, Sendable {
    /// The initial delay, every time.
    case constant
    /// The initial delay times n.
    case linear
    /// The initial delay times n².
    case square
    /// The initial delay times the factor to the power of n − 1.
    case exponential(factor: Double)
  }

  /// Creates a policy, by default without jitter and without a limit of attempts.
  public init(
    _ curve: Curve,
    initialDelay: Duration,
    maxDelay: Duration,
    jitter: Duration = .zero,
    attempts: Int? = nil
  ) {
    self.curve = curve
    self.initialDelay = initialDelay
    self.maxDelay = maxDelay
    self.jitter = jitter
    self.attempts = attempts
  }

  /// Returns the delay before an attempt, of which the first is 1; nil when attempts are exhausted.
  ///
  /// `randomUnit` is a random number from 0 to 1: the part of the jitter that is added. The
  /// `Retry-After` of a response replaces the curve.
  public func delay(
    attempt: Int,
    randomUnit: Double,
    retryAfter: Duration? = nil
  ) -> Duration? {
    if let attempts, attempt > attempts { return nil }
    let wait = retryAfter.map { min($0, .endless) } ?? wait(before: max(attempt, 1))
    return wait + min(jitter, .endless) * (randomUnit.isNaN ? 0 : min(max(randomUnit, 0), 1))
  }

  private func wait(before attempt: Int) -> Duration {
    guard initialDelay > .zero else { return .zero }
    let growth = growth(at: Double(attempt))
    // A delay above the maximum isn't multiplied, so that nothing can overflow.
    return growth < maxDelay / initialDelay ? initialDelay * growth : min(maxDelay, .endless)
  }

  private func growth(at attempt: Double) -> Double {
    switch curve {
    case .constant: 1
    case .linear: attempt
    case .square: attempt * attempt
    case .exponential(let factor): pow(factor, attempt - 1)
    }
  }
}
