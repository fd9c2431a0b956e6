import BinderyRealtime

/// What was sent, or is to be, and what the service has yet to say that it has.
///
/// Each ends exactly once: the service has it, or it failed.
struct PendingMessages: Sendable {
  /// So many may wait.
  static let bound = 1_024

  struct Entry: Sendable {
    let id: String
    let content: ClientContent
    /// Whether the service is to keep it until it arrives.
    let isImportant: Bool
    /// When it was to be sent, as the clock has it.
    let since: Duration
    /// Whether it has gone out.
    var isOut = false
    /// For as long as it waits here or for the socket.
    let permit: Permit
  }

  private(set) var entries: [Entry] = []
  private let permits = Permits(bound: bound)

  var isEmpty: Bool { entries.isEmpty }

  /// False where too many wait already, if only for a socket that takes nothing.
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

  /// Those that haven't gone out yet, which now do.
  mutating func takeWaiting() -> [Entry] {
    defer { for index in entries.indices { entries[index].isOut = true } }
    return entries.filter { !$0.isOut }
  }

  /// Takes one about which the service has spoken; false where nobody waits for it any more.
  mutating func settle(_ id: String) -> Bool {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Takes those that have waited so long.
  mutating func expire(after age: Duration, at now: Duration) -> [String] {
    let late = entries.filter { now - $0.since >= age }.map(\.id)
    entries.removeAll { late.contains($0.id) }
    return late
  }

  /// Takes those that have gone out.
  mutating func takeSent() -> [String] {
    defer { entries.removeAll(where: \.isOut) }
    return entries.filter(\.isOut).map(\.id)
  }

  /// Takes them all: there is no socket any more that could bring an answer.
  mutating func takeAll() -> [String] {
    defer { entries = [] }
    return entries.map(\.id)
  }
}
