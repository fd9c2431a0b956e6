import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

/// A conversation of a client with the company's operators, oldest entry first.
struct Conversation {
  /// The addresses of the client's devices, by device ID.
  var devices: [String: String] = [:]
  private(set) var rows: [Row] = []
  private var size = 0
  /// The open thread.
  var threadID: Int64?
  /// Whether an operator has joined.
  var isOperatorPresent = false
  /// The messages that the operator has to answer, in order.
  var questions: [Question] = []

  /// A message or an event of the conversation.
  struct Row {
    let id: String
    let date: DateTime
    let entry: Entry
    /// Whether it is for the client, who hasn't read it.
    var isUnread: Bool
    /// Whether it is for the client, and none of its devices has acknowledged it.
    var isUndelivered: Bool
    /// The size of the entry's JSON, in bytes.
    let size: Int
  }

  /// A message to be answered.
  struct Question {
    let messageID: String
    let text: String
    /// The time of the answer.
    let due: UInt64
  }

  var unreadCount: Int { rows.count { $0.isUnread } }

  func has(_ id: String) -> Bool { rows.contains { $0.id == id } }

  /// Appends a row and drops the oldest rows beyond the limits; the newest always remains.
  mutating func append(_ row: Row, _ bounds: ChatCenterSettings.Bounds) {
    rows.append(row)
    size += row.size
    var surplus = 0
    while rows.count - surplus > bounds.entries || size > bounds.entryBytes,
      surplus < rows.count - 1
    {
      size -= rows[surplus].size
      surplus += 1
    }
    rows.removeFirst(surplus)
  }

  /// Updates the delivery status of a message to the client.
  mutating func note(_ status: MessageStatus, of id: String) {
    guard let index = rows.lastIndex(where: { $0.id == id }) else { return }
    if status == .delivered || status == .read { rows[index].isUndelivered = false }
    if status == .read { rows[index].isUnread = false }
  }
}

extension Conversation {
  /// Returns a page, oldest entry first: the newest entries, or those before or after a date.
  func page(before: DateTime?, after: DateTime?, count: Int) -> [Entry] {
    if let after { return rows.filter { $0.date > after }.prefix(count).map(\.entry) }
    let older = before.map { before in rows.filter { $0.date < before } } ?? rows
    return older.suffix(count).map(\.entry)
  }

  /// Returns the messages that contain a text, newest first.
  func search(_ text: String) -> [Entry] {
    rows.reversed().map(\.entry).filter { entry in
      guard case .message(let message) = entry else { return false }
      return message.text?.range(of: text, options: .caseInsensitive) != nil
    }
  }
}
