import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

// How entries are kept, and reach those whose they are.
extension ChatCenterApp {
  /// Keeps an entry of a conversation.
  ///
  /// - Parameters:
  ///   - id: Nil for a new one.
  ///   - isForClient: Whether the client has to acknowledge and to read it.
  @discardableResult
  mutating func store(
    _ id: String? = nil,
    isForClient: Bool,
    of clientID: String,
    _ entry: (EntryStamp) -> Entry
  ) -> Conversation.Row {
    let stamp = EntryStamp(
      id: id ?? nextID(),
      clientID: clientID,
      threadID: conversations[clientID]?.threadID,
      date: nextMoment()
    )
    let entry = entry(stamp)
    let row = Conversation.Row(
      id: stamp.id,
      date: stamp.date,
      entry: entry,
      isUnread: isForClient,
      isUndelivered: isForClient,
      // What can't be written isn't sent either.
      size: (try? JSONWriter.encode(entry).count) ?? 0
    )
    conversations[clientID]?.append(row, settings.bounds)
    return row
  }

  /// The connections of a client, each of which may hear what is said.
  func introduced(_ clientID: String) -> [String] {
    connections.filter { $0.value.isIntroduced && $0.value.device?.clientID == clientID }.keys
      .sorted()
  }

  mutating func deliver(_ row: Conversation.Row, important: Bool, to clientID: String) {
    for connection in introduced(clientID) {
      deliver([delivery(of: row, important: important)], on: connection)
    }
  }

  mutating func deliver(_ deliveries: [ChatCenterUI.Delivery], on connection: String) {
    let batch = Deliveries(messages: deliveries.map { .event(.delivery($0)) })
    send(.messagesDelivered(MessagesDelivered(data: batch)), to: connection)
  }

  func delivery(
    of row: Conversation.Row,
    important: Bool,
    _ type: ChatCenterUI.Delivery.MessageType = .normal
  ) -> ChatCenterUI.Delivery {
    ChatCenterUI.Delivery(
      messageId: row.id,
      sentAt: row.date,
      important: important,
      messageType: type,
      content: row.entry
    )
  }

  /// Tells what becomes of the thread.
  mutating func tell(_ kind: ThreadNotice.Kind, _ text: String, to clientID: String) {
    let row = store(isForClient: false, of: clientID) { .notice(kind, text, $0) }
    deliver(row, important: false, to: clientID)
  }
}
