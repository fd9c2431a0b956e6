import BinderyTesting
import Foundation

/// A sandbox that a `SandboxServer` serves: it answers requests, and has timed actions.
public protocol ServedSandbox: AnyObject, Sendable {
  /// The limits of requests.
  ///
  /// The server needn't record any; the sandbox's own log has its own limit.
  static var bounds: LoopbackBounds { get }

  func respond(to request: LoopbackRequest) -> LoopbackResponse

  /// The seconds until the next action is due; nil if there is none.
  var timeUntilNextAction: TimeInterval? { get }

  /// Performs the actions that are due.
  func settle()

  /// Sets a closure to call when an action becomes due earlier than `timeUntilNextAction` returned.
  func onScheduleChange(_ work: @escaping @Sendable () -> Void)
}
