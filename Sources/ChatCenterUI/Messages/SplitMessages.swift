/// What is said in several messages, and has come as far as all of them have.
struct SplitMessages: Sendable {
  /// Of those that have ended, so many are remembered: the service may still say how far they are.
  static let bound = 64

  private var wholes: [Whole] = []

  private struct Whole: Sendable {
    let id: String
    let parts: [String]
    /// The parts that have yet to arrive, or to fail.
    var missing: Set<String>
    /// How far the parts have come.
    var statuses: [String: MessageStatus] = [:]
    var hasFailed = false
  }

  /// What became of something, as who has said it is told.
  struct Outcome: Hashable, Sendable {
    let id: String
    /// Nil where it has arrived.
    let failure: ChatSendFailure?
  }

  mutating func split(_ id: String, into parts: [String]) {
    wholes.append(Whole(id: id, parts: parts, missing: Set(parts)))
    let ended = wholes.filter(\.missing.isEmpty)
    guard ended.count > Self.bound, let oldest = ended.first else { return }
    wholes.removeAll { $0.id == oldest.id }
  }

  /// What is to be told of a message that has ended; nil where its whole has yet to end, or has
  /// failed before.
  mutating func settle(_ id: String, _ failure: ChatSendFailure?) -> Outcome? {
    guard let index = index(of: id) else { return Outcome(id: id, failure: failure) }
    wholes[index].missing.remove(id)
    let whole = wholes[index]
    guard !whole.hasFailed, failure != nil || whole.missing.isEmpty else { return nil }
    wholes[index].hasFailed = failure != nil
    return Outcome(id: whole.id, failure: failure)
  }

  /// The id by which it is told how far a message has come; nil where other parts of its whole
  /// haven't, or it has failed.
  mutating func note(_ status: MessageStatus, of id: String) -> String? {
    guard let index = index(of: id) else { return id }
    guard !wholes[index].hasFailed else { return nil }
    wholes[index].statuses[id] = status
    let whole = wholes[index]
    if status == .failed {
      wholes[index].hasFailed = true
      return whole.id
    }
    return whole.parts.allSatisfy { whole.statuses[$0] == status } ? whole.id : nil
  }

  private func index(of part: String) -> Int? { wholes.firstIndex { $0.parts.contains(part) } }
}
