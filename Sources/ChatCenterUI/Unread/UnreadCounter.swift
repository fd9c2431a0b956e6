/// The number of unread messages: the service's count, and the messages that have arrived since.
struct UnreadCounter: Sendable {
  /// The most messages that are remembered; the service counts the others.
  static let bound = 1_024

  private(set) var count = 0
  /// The newest messages that arrived while no chat was visible and aren't read.
  private var messages: [String] = []

  /// Counts a message; one that is delivered twice counts once.
  mutating func add(_ id: String) {
    guard !messages.contains(id) else { return }
    messages.append(id)
    // The user may never read them.
    if messages.count > Self.bound { messages.removeFirst() }
    count = min(count, .max - 1) + 1
  }

  /// Sets the service's count.
  mutating func set(_ count: Int) {
    if count <= 0 { messages = [] }
    self.count = max(count, 0)
  }

  /// Subtracts the read messages that have arrived since the service's last count.
  mutating func read(_ ids: [String]) {
    let before = messages.count
    messages.removeAll(where: Set(ids).contains)
    count = max(count - (before - messages.count), 0)
  }

  /// Removes the messages of a user, whose count remains.
  mutating func forgetMessages() { messages = [] }
}
