import BinderyTesting
import Foundation

/// The source of a sandbox's time.
public protocol SandboxClock: Sendable {
  /// The current time, in units of 100 nanoseconds since 1970.
  var ticks: UInt64 { get }
}

/// The clock of the machine.
public struct MachineClock: SandboxClock {
  public init() {}

  public var ticks: UInt64 { UInt64(max(0, Date().timeIntervalSince1970 * 1e7)) }
}

/// A clock for both a sandbox and its clients; after advancing it, call `settle()` of the sandbox.
extension ManualClock: SandboxClock {
  public var ticks: UInt64 {
    Self.beginning + UInt64(now.offset / .microseconds(1)) * (.ticksPerSecond / 1_000_000)
  }

  /// The start of the clock, in November 2023.
  private static let beginning: UInt64 = 17_000_000_000_000_000
}

extension UInt64 {
  /// The number of timetoken units in a second.
  static let ticksPerSecond: UInt64 = 10_000_000
}
