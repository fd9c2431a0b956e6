/// What is said in several messages, and has arrived when all of them have.
struct SplitMessages: Sendable {
  /// What a message is a part of.
  private var wholes: [String: String] = [:]
  /// The parts that have yet to arrive; none of what has failed.
  private var missing: [String: Int] = [:]

  /// What became of something, as who has said it is told.
  struct Outcome: Hashable, Sendable {
    let id: String
    /// Nil where it has arrived.
    let failure: ChatSendFailure?
  }

  mutating func split(_ id: String, into parts: [String]) {
    for part in parts { wholes[part] = id }
    missing[id] = parts.count
  }

  /// What is to be told of a message that has ended; nil where its whole has yet to end, or has
  /// failed before.
  mutating func settle(_ id: String, _ failure: ChatSendFailure?) -> Outcome? {
    guard let whole = wholes.removeValue(forKey: id) else {
      return Outcome(id: id, failure: failure)
    }
    guard let count = missing[whole] else { return nil }
    let isOver = failure != nil || count == 1
    missing[whole] = isOver ? nil : count - 1
    return isOver ? Outcome(id: whole, failure: failure) : nil
  }
}
