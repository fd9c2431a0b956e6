import BinderyRuntime
import Foundation

/// How long to wait before connecting again.
public struct BackOffPolicy: Hashable, Sendable {
  /// How the waits grow.
  public var curve: Curve
  /// The wait before the first attempt.
  public var first: Duration
  /// The longest wait.
  public var most: Duration
  /// A random time of up to so much is added to every wait, also to the longest.
  public var jitter: Duration
  /// How often to try before giving up; for ever unless given.
  public var attempts: Int?

  /// How the wait grows with the number n of the attempt, which begins with 1.
  public enum Curve: Hashable, Sendable {
    /// The first wait, every time.
    case constant
    /// The first wait times n.
    case linear
    /// The first wait times n².
    case square
    /// The first wait times the factor to the power of n − 1.
    case exponential(factor: Double)
  }

  /// Waits without jitter, and without an end, unless they are given.
  public init(
    _ curve: Curve,
    first: Duration,
    most: Duration,
    jitter: Duration = .zero,
    attempts: Int? = nil
  ) {
    self.curve = curve
    self.first = first
    self.most = most
    self.jitter = jitter
    self.attempts = attempts
  }

  /// How long to wait before an attempt, of which the first is 1; nil when it is time to give up.
  ///
  /// `chance` is a random number from 0 to 1, how much of the jitter is added. What the service
  /// itself asks for, in `Retry-After`, stands in place of the curve.
  public func delay(
    attempt: Int,
    jitter chance: Double,
    retryAfter: Duration? = nil
  ) -> Duration? {
    if let attempts, attempt > attempts { return nil }
    let wait = retryAfter.map { min($0, .endless) } ?? wait(before: max(attempt, 1))
    return wait + min(jitter, .endless) * (chance.isNaN ? 0 : min(max(chance, 0), 1))
  }

  private func wait(before attempt: Int) -> Duration {
    guard first > .zero else { return .zero }
    let growth = growth(at: Double(attempt))
    // What would be longer isn't multiplied, so that nothing can overflow.
    return growth < most / first ? first * growth : min(most, .endless)
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
