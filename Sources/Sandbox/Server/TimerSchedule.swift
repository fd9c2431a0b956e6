import Foundation

/// The time for which a sandbox's timer is set, and the closure to call when it must fire earlier.
struct TimerSchedule {
  private var armed = UInt64.max
  private var moved: @Sendable () -> Void = {}

  /// Sets the time of the next action, and returns the seconds until then; nil if there is none.
  mutating func set(for next: UInt64?, at now: UInt64) -> TimeInterval? {
    armed = next ?? .max
    guard armed < .max else { return nil }
    return armed > now ? Double(armed - now) / Double(UInt64.ticksPerSecond) : 0
  }

  /// Calls the closure if the next action is due earlier.
  func check(_ next: UInt64?) { if next ?? .max < armed { moved() } }

  mutating func onEarlierAction(_ work: @escaping @Sendable () -> Void) { moved = work }
}
