import BinderyTesting
import Foundation

/// Where the sandbox has the time from.
public protocol SandboxClock: Sendable {
  /// Units of 100 nanoseconds since 1970.
  var ticks: UInt64 { get }
}

/// The clock of the machine.
public struct MachineClock: SandboxClock {
  public init() {}

  public var ticks: UInt64 { UInt64(max(0, Date().timeIntervalSince1970 * 1e7)) }
}

/// One clock for a sandbox and its clients; whoever keeps appointments by it has to be told that it
/// was moved, see `PubNubSandbox.settle()`.
extension ManualClock: SandboxClock {
  public var ticks: UInt64 {
    Self.beginning + UInt64(now.offset / .microseconds(1)) * (.ticksPerSecond / 1_000_000)
  }

  /// In November 2023.
  private static let beginning: UInt64 = 17_000_000_000_000_000
}

extension UInt64 {
  /// How many units of a timetoken a second has.
  static let ticksPerSecond: UInt64 = 10_000_000
}
