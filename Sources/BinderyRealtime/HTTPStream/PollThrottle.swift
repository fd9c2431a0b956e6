/// The delay between long polls, which grows while the service responds at once without news.
package struct PollThrottle: Sendable {
  /// The number of consecutive immediate responses without new messages.
  private var idleResponses = 0

  /// The content of a response.
  package enum Outcome: Sendable {
    /// New messages.
    case newMessages
    /// A new cursor without new messages.
    case newCursor
    case nothing
  }

  package init() {}

  package mutating func record(_ outcome: Outcome, after elapsed: Duration) {
    if outcome == .newMessages || elapsed >= .seconds(1) {
      idleResponses = 0
    } else {
      // A new cursor may be followed by messages soon.
      idleResponses =
        outcome == .newCursor
        ? min(idleResponses + 1, Self.allowedIdleResponses) : idleResponses + 1
    }
  }

  /// The delay before the next poll: none at first, then from 1 to 30 seconds.
  package var delay: Duration {
    let attempt = idleResponses - Self.allowedIdleResponses + 1
    guard attempt > 0 else { return .zero }
    return Self.backOff.delay(attempt: attempt, randomUnit: 0) ?? .zero
  }

  private static let allowedIdleResponses = 3

  private static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    initialDelay: .seconds(1),
    maxDelay: .seconds(30)
  )
}
