/// The newest messages read whose receipts are not sent yet.
struct ReadReceipts: Sendable {
  /// The most receipts that wait for a socket.
  static let bound = 1_024

  private var unsent: [String] = []

  /// Adds messages; each waits once.
  mutating func add(_ ids: [String]) {
    let known = Set(unsent)
    unsent += ids.filter { !known.contains($0) }
  }

  /// Removes and returns the messages whose receipts are to be sent.
  mutating func takeAll() -> [String] {
    defer { unsent = [] }
    return unsent
  }

  /// Removes the oldest receipts beyond the limit.
  mutating func dropOldest() { unsent.removeFirst(max(unsent.count - Self.bound, 0)) }
}
