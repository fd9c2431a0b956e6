import BinderyTesting
import Foundation

/// What a `SandboxServer` makes reachable: it answers requests, and has appointments.
public protocol ServedSandbox: AnyObject, Sendable {
  /// How large requests may be.
  ///
  /// Their server needs to remember none: what the sandbox remembers has a bound of its own.
  static var bounds: LoopbackBounds { get }

  func answer(to request: LoopbackRequest) -> LoopbackAnswer

  /// How long until something is due, in seconds; nil while nothing is.
  var timeUntilAlarm: TimeInterval? { get }

  /// Does what is due by the clock.
  func settle()

  /// Calls when something will be due before what `timeUntilAlarm` said.
  func whenAlarmMoves(_ work: @escaping @Sendable () -> Void)
}
