import Foundation

/// For when the timer of a sandbox was set, and whom to tell when something is due before.
struct SandboxAlarm {
  private var armed = UInt64.max
  private var moved: @Sendable () -> Void = {}

  /// Sets it for what is due next, and tells how long until then; nil while nothing is.
  mutating func set(for next: UInt64?, at now: UInt64) -> TimeInterval? {
    armed = next ?? .max
    guard armed < .max else { return nil }
    return armed > now ? Double(armed - now) / Double(UInt64.ticksPerSecond) : 0
  }

  /// Tells where something is due before what it was set for.
  func check(_ next: UInt64?) { if next ?? .max < armed { moved() } }

  mutating func whenMoved(_ work: @escaping @Sendable () -> Void) { moved = work }
}
