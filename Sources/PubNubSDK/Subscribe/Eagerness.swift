/// How soon a service is asked again, which isn't without a pause when it answers at once and has
/// nothing new.
struct Eagerness {
  /// Answers in a row that came at once and brought nothing new.
  private var idleAnswers = 0

  /// What an answer brought.
  enum Gain {
    /// Messages that weren't there before.
    case news
    /// A later cursor alone.
    case progress
    case nothing
  }

  mutating func note(_ gain: Gain, after patience: Duration) {
    if gain == .news || patience >= .seconds(1) {
      idleAnswers = 0
    } else {
      // Where the cursor goes on there may be news soon.
      idleAnswers = gain == .progress ? min(idleAnswers + 1, Self.bearable) : idleAnswers + 1
    }
  }

  /// A second at first, and longer each time that the answer is the same.
  var pause: Duration {
    idleAnswers < Self.bearable
      ? .zero : .seconds(min(1 << min(idleAnswers - Self.bearable, 5), 30))
  }

  private static let bearable = 3
}
