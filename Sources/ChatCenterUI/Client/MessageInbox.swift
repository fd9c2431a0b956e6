import BinderyRealtime
import BinderyRuntime

/// The messages that a client receives: it follows the conversation, and counts unread messages.
struct MessageInbox: Sendable {
  private var conversation = Conversation()
  var history = HistoryLoader()
  private var unread = UnreadCounter()
  private var receipts = ReadReceipts()

  /// An action or a report, in the order of the list.
  enum Decision: Sendable {
    case act(ChatAction)
    case changeDialog(DialogChange)
    /// Send the status of messages to the service.
    case acknowledge([String], MessageStatus)
  }

  /// Handles deliveries without the members that do not match the specification; a delivery that
  /// can't be decoded is acknowledged, too.
  ///
  /// - Parameters:
  ///   - isChatVisible: Whether the user sees new messages.
  ///   - makeID: Makes the id of a message that has none.
  mutating func receive(
    _ messages: [ReceivedEvent<DeliveriesChannel.Incoming>],
    isChatVisible: Bool,
    _ makeID: () -> String
  ) -> [Decision] {
    var decisions: [Decision] = []
    let deliveries = messages.compactMap(ReceivedDelivery.init)
    for delivery in deliveries {
      switch delivery {
      case .delivery(let delivery, let malformed):
        decisions += note(delivery, isChatVisible: isChatVisible, makeID)
        decisions.append(.act(.event(.received(delivery))))
        if let malformed { decisions.append(.act(.reportMalformed(malformed))) }
      case .undecodable(let error):
        let message = "a delivery can't be decoded: \(error)"
        decisions.append(.act(.log([.webSocket, .error], message)))
        decisions.append(.act(.event(.undecodable(error))))
      }
    }
    return decisions + acknowledge(deliveries.compactMap(\.acknowledgedID), .delivered)
  }

  private mutating func note(
    _ delivery: Delivery,
    isChatVisible: Bool,
    _ makeID: () -> String
  ) -> [Decision] {
    let change = conversation.take(delivery.content).map { [Decision.changeDialog($0)] } ?? []
    history.note(delivery.content.details?.receivedDate ?? delivery.sentAt)
    guard case .message(let message) = delivery.content, message.operator != nil, !isChatVisible
    else { return change }
    unread.add(delivery.messageId ?? message.uuid ?? makeID())
    return change + [reportUnreadCount]
  }

  /// Sets the service's count of unread messages.
  mutating func receiveUnreadCount(_ count: Int) -> [Decision] {
    unread.set(count)
    return [reportUnreadCount]
  }

  /// Notes messages that the user has read; their receipts wait until they can be sent.
  mutating func read(_ ids: [String], canSend: Bool) -> [Decision] {
    receipts.add(ids)
    defer { receipts.dropOldest() }
    return canSend ? sendReceipts() : []
  }

  /// Sends the waiting receipts.
  mutating func sendReceipts() -> [Decision] {
    let ids = receipts.takeAll()
    guard !ids.isEmpty else { return [] }
    unread.read(ids)
    return acknowledge(ids, .read) + [reportUnreadCount]
  }

  /// Clears the state of a user, but not the number of unread messages.
  mutating func forget() {
    conversation = Conversation()
    history = HistoryLoader()
    receipts = ReadReceipts()
    unread.forgetMessages()
  }

  private var reportUnreadCount: Decision { .act(.setUnreadCount(unread.count)) }

  private func acknowledge(_ ids: [String], _ status: MessageStatus) -> [Decision] {
    ids.isEmpty ? [] : [.acknowledge(ids, status)]
  }
}

// The history.
extension MessageInbox {
  /// The id of the conversation, if it is known.
  var threadID: Int64? { conversation.id }

  /// The request of the latest page.
  func latestPage(count: Int) -> HistoryLoader.Request {
    HistoryLoader.Request(
      after: nil,
      count: count,
      generation: nil,
      changes: conversation.changes
    )
  }

  /// The request of the entries that are missing before a socket; nil if none are missing.
  ///
  /// - Parameter pageCount: The number of entries of the latest page.
  func missedMessages(before generation: Int, pageCount: Int) -> HistoryLoader.Request? {
    history.missedMessages(
      before: generation,
      pageCount: pageCount,
      changes: conversation.changes
    )
  }

  /// Applies a page of the history.
  ///
  /// - Parameters:
  ///   - generation: The generation of the current socket, if there is one.
  ///   - now: The time since the client was created.
  mutating func receive(
    _ page: HistoryPage,
    for request: HistoryLoader.Request,
    on generation: Int?,
    at now: Duration
  ) -> [Decision] {
    let change = conversation.take(page, after: request.changes)
    history.receive(page, for: request, on: generation, at: now)
    return (change.map { [.changeDialog($0)] } ?? []) + [.act(.event(.history(page)))]
  }
}
