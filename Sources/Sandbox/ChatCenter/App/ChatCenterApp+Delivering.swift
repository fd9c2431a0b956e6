import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

// Storage and delivery of entries.
extension ChatCenterApp {
  /// Stores an entry of a conversation.
  ///
  /// - Parameters:
  ///   - id: The ID; nil for a new one.
  ///   - isForClient: Whether the client must acknowledge and read it.
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
      // An entry that can't be encoded isn't sent either.
      size: (try? JSONWriter.encode(entry).count) ?? 0
    )
    conversations[clientID]?.append(row, settings.bounds)
    return row
  }

  /// Returns the connections of a client that receive messages.
  func receivers(_ clientID: String) -> [String] {
    connections.filter { $0.value.hasSentInfo && $0.value.device?.clientID == clientID }.keys
      .sorted()
  }

  mutating func deliver(_ row: Conversation.Row, important: Bool, to clientID: String) {
    for connection in receivers(clientID) {
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

  /// Notifies the client about its thread.
  mutating func notify(_ kind: ThreadNotice.Kind, _ text: String, to clientID: String) {
    let row = store(isForClient: false, of: clientID) { .notice(kind, text, $0) }
    deliver(row, important: false, to: clientID)
  }
}
