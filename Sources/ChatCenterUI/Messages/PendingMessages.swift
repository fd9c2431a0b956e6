import BinderyRealtime

/// The messages that are to be sent, or are sent and not acknowledged yet.
///
/// Each ends exactly once: acknowledged or failed.
struct PendingMessages: Sendable {
  /// The maximum number of pending messages.
  static let bound = 1_024

  struct Entry: Sendable {
    let id: String
    let content: ClientContent
    /// Whether the service keeps the message until it is delivered.
    let isImportant: Bool
    /// When the message was added, in time since the client was created.
    let since: Duration
    /// Whether the message was sent.
    var isSent = false
    /// Held while the message waits here or for the socket.
    let permit: Permit
  }

  private(set) var entries: [Entry] = []
  private let permits = Permits(bound: bound)

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a message; false if too many are pending, including those that wait for the socket.
  mutating func add(
    _ id: String,
    _ content: ClientContent,
    important: Bool,
    at now: Duration
  ) -> Bool {
    guard let permit = permits.take() else { return false }
    entries.append(
      Entry(id: id, content: content, isImportant: important, since: now, permit: permit)
    )
    return true
  }

  /// Returns the unsent messages and marks them as sent.
  mutating func takeWaiting() -> [Entry] {
    defer { for index in entries.indices { entries[index].isSent = true } }
    return entries.filter { !$0.isSent }
  }

  /// Removes an acknowledged or refused message; false if it is not pending.
  mutating func settle(_ id: String) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Removes and returns the messages that are older than `age`.
  mutating func expire(after age: Duration, at now: Duration) -> [String] {
    let late = entries.filter { now - $0.since >= age }.map(\.id)
    entries.removeAll { late.contains($0.id) }
    return late
  }

  /// Removes and returns the sent messages.
  mutating func takeSent() -> [String] {
    defer { entries.removeAll(where: \.isSent) }
    return entries.filter(\.isSent).map(\.id)
  }

  /// Removes and returns all messages, when no socket can bring an answer.
  mutating func takeAll() -> [String] {
    defer { entries = [] }
    return entries.map(\.id)
  }
}
