import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

/// What a client and the company's operators have said, oldest first.
struct Conversation {
  /// The addresses of the client's devices, by what the devices call themselves.
  var devices: [String: String] = [:]
  private(set) var rows: [Row] = []
  private var size = 0
  /// The thread that is open.
  var threadID: Int64?
  /// Whether an operator talks with the client.
  var isOperatorThere = false
  /// What the operator has still to answer, in the order of answering.
  var questions: [Question] = []

  /// Something that was said, or happened.
  struct Row {
    let id: String
    let date: DateTime
    let entry: Entry
    /// Whether it was said to the client, who hasn't read it.
    var isUnread: Bool
    /// Whether it was said to the client, none of whose devices has acknowledged it.
    var isUndelivered: Bool
    /// How many bytes the entry's JSON has.
    let size: Int
  }

  /// A message that waits for an answer.
  struct Question {
    let messageID: String
    let text: String
    /// When it is answered.
    let due: UInt64
  }

  var unreadCount: Int { rows.count { $0.isUnread } }

  func has(_ id: String) -> Bool { rows.contains { $0.id == id } }

  /// The oldest give way to what would be too many, or too much; the newest stays.
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

  /// Notes how far a message to the client has come.
  mutating func note(_ status: MessageStatus, of id: String) {
    guard let index = rows.lastIndex(where: { $0.id == id }) else { return }
    if status == .delivered || status == .read { rows[index].isUndelivered = false }
    if status == .read { rows[index].isUnread = false }
  }
}

extension Conversation {
  /// A page of it, oldest first: the newest entries, or those before a date, or after one.
  func page(before: DateTime?, after: DateTime?, count: Int) -> [Entry] {
    if let after { return rows.filter { $0.date > after }.prefix(count).map(\.entry) }
    let older = before.map { before in rows.filter { $0.date < before } } ?? rows
    return older.suffix(count).map(\.entry)
  }

  /// The messages that contain a text, newest first.
  func search(_ text: String) -> [Entry] {
    rows.reversed().map(\.entry).filter { entry in
      guard case .message(let message) = entry else { return false }
      return message.text?.range(of: text, options: .caseInsensitive) != nil
    }
  }
}
