/// The delay between long polls, which grows while the service responds at once without news.
struct PollThrottle {
  /// The number of consecutive immediate responses without new messages.
  private var idleAnswers = 0

  /// The content of a response.
  enum Outcome {
    /// New messages.
    case newMessages
    /// A new cursor without new messages.
    case newCursor
    case nothing
  }

  mutating func record(_ outcome: Outcome, after elapsed: Duration) {
    if outcome == .newMessages || elapsed >= .seconds(1) {
      idleAnswers = 0
    } else {
      // A new cursor may be followed by messages soon.
      idleAnswers =
        outcome == .newCursor ? min(idleAnswers + 1, Self.allowedIdleAnswers) : idleAnswers + 1
    }
  }

  /// The delay before the next poll: none at first, then from 1 to 30 seconds.
  var delay: Duration {
    idleAnswers < Self.allowedIdleAnswers
      ? .zero : .seconds(min(1 << min(idleAnswers - Self.allowedIdleAnswers, 5), 30))
  }

  private static let allowedIdleAnswers = 3
}
