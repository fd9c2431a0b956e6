import BinderyRealtime
import BinderyRuntime

// Deliveries.
extension ChatLoop {
  /// Handles deliveries without the members that do not match the specification; a delivery that
  /// can't be decoded is acknowledged, too.
  func take(_ messages: [ReceivedEvent<DeliveriesChannel.Incoming>]) {
    acknowledge(messages.compactMap(take), .delivered)
  }

  /// The id of a delivery that the service wants acknowledged; nil for another.
  private func take(_ message: ReceivedEvent<DeliveriesChannel.Incoming>) -> String? {
    switch message {
    case .event(.delivery(let delivery)): take(delivery)
    case .event(.unknown(let value)): reportUndecodable(value)
    case .undecodable(let error):
      if let json = try? JSONValue(parsing: error.text),
        let (delivery, malformed) = json.decodeTolerantly(as: Delivery.self)
      {
        take(delivery, without: malformed)
      } else {
        reportUndecodable(error)
      }
    }
  }

  private func take(_ delivery: Delivery, without malformed: MalformedMembers? = nil) -> String? {
    note(delivery)
    hub.events.send(.received(delivery))
    if let malformed { hub.report(malformed, by: .webSocket) }
    let isExpected = delivery.important == true && delivery.messageType != .mirror
    return isExpected ? delivery.messageId : nil
  }

  private func note(_ delivery: Delivery) {
    conversation.take(delivery.content).map { handle($0.input) }
    note(delivery.content.details?.receivedDate ?? delivery.sentAt)
    guard case .message(let message) = delivery.content, message.operator != nil,
      !lifecycle.is(.chatVisible)
    else { return }
    noteUnread(delivery.messageId ?? message.uuid ?? environment.parts.makeID())
  }

  /// Reports a delivery without an id or content.
  private func reportUndecodable(_ value: JSONValue) -> String? {
    do throws(JSONError) {
      let _: Delivery = try value.decode()
      return nil
    } catch {
      return reportUndecodable(
        UndecodableEvent(message: Array(value.description.utf8), error: error)
      )
    }
  }

  /// Reports a delivery that can't be decoded; returns its id if the service wants it acknowledged.
  private func reportUndecodable(_ error: UndecodableEvent) -> String? {
    hub.log([.webSocket, .error], "a delivery can't be decoded: \(error)")
    hub.events.send(.undecodable(error))
    guard let json = try? JSONValue(parsing: error.text), json["important"]?.bool == true,
      json["messageType"]?.string != Delivery.MessageType.mirror.rawValue
    else { return nil }
    return json["messageId"]?.string
  }

  /// sends the status of messages to the service.
  func acknowledge(_ ids: [String], _ status: MessageStatus) {
    guard !ids.isEmpty, let account,
      let address = environment.parts.storage.deviceAddress(of: account.user.identifier)
    else { return }
    let reports = ids.map { StatusReport(messageId: $0, status: status) }
    send(
      .updateStatuses(
        UpdateStatuses(
          correlationId: environment.parts.makeID(),
          data: ClientStatuses(deviceAddress: address, statuses: reports)
        )
      )
    )
  }
}
