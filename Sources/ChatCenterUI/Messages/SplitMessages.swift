/// Replies that are sent as several messages, and have arrived when all of them have.
struct SplitMessages: Sendable {
  /// The number of ended replies that are remembered, since later statuses may follow.
  static let bound = 64

  private var replies: [Reply] = []

  private struct Reply: Sendable {
    let id: String
    let parts: [String]
    /// The parts that are not acknowledged yet.
    var missing: Set<String>
    /// The delivery statuses of the parts.
    var statuses: [String: MessageStatus] = [:]
    var hasFailed = false
  }

  /// The outcome of a reply, under the id that the app knows.
  struct Outcome: Hashable, Sendable {
    let id: String
    /// The failure; nil if the reply has arrived.
    let failure: ChatSendFailure?
  }

  mutating func split(_ id: String, into parts: [String]) {
    replies.append(Reply(id: id, parts: parts, missing: Set(parts)))
    let ended = replies.filter(\.missing.isEmpty)
    guard ended.count > Self.bound, let oldest = ended.first else { return }
    replies.removeAll { $0.id == oldest.id }
  }

  /// Ends a message; returns the outcome to report, nil if other parts of its reply are pending or
  /// the reply has already failed.
  mutating func settle(_ id: String, _ failure: ChatSendFailure?) -> Outcome? {
    guard let index = index(of: id) else { return Outcome(id: id, failure: failure) }
    replies[index].missing.remove(id)
    let reply = replies[index]
    guard !reply.hasFailed, failure != nil || reply.missing.isEmpty else { return nil }
    replies[index].hasFailed = failure != nil
    return Outcome(id: reply.id, failure: failure)
  }

  /// Notes the status of a message; returns the id to report it under, nil if other parts have not
  /// reached this status or the reply has failed.
  mutating func note(_ status: MessageStatus, of id: String) -> String? {
    guard let index = index(of: id) else { return id }
    guard !replies[index].hasFailed else { return nil }
    replies[index].statuses[id] = status
    let reply = replies[index]
    if status == .failed {
      replies[index].hasFailed = true
      return reply.id
    }
    return reply.parts.allSatisfy { reply.statuses[$0] == status } ? reply.id : nil
  }

  private func index(of part: String) -> Int? { replies.firstIndex { $0.parts.contains(part) } }
}
