import Foundation

/// Where the sandbox has the time from.
public protocol SandboxClock: Sendable {
  /// Units of 100 nanoseconds since 1970.
  var now: UInt64 { get }
}

/// The clock of the machine.
public struct MachineClock: SandboxClock {
  public init() {}

  public var now: UInt64 { UInt64(max(0, Date().timeIntervalSince1970 * 1e7)) }
}

/// A clock that stands still until a test moves it.
///
/// Sendable because `lock` guards all that changes.
public final class ManualClock: SandboxClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time: UInt64

  public init(now: UInt64 = 17_000_000_000_000_000) { time = now }

  public var now: UInt64 { lock.withLock { time } }

  /// Whoever keeps appointments by this clock has to be told; see `PubNubSandbox.settle()`.
  public func advance(seconds: Int) {
    lock.withLock { time += UInt64(seconds) * .ticksPerSecond }
  }
}

extension UInt64 {
  /// How many units of a timetoken a second has.
  static let ticksPerSecond: UInt64 = 10_000_000
}
