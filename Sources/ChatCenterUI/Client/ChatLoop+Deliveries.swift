import BinderyRealtime
import BinderyRuntime

// What was said to the client.
extension ChatLoop {
  /// Members that do not match the specification are omitted; a delivery that can't be read even so
  /// has come, too.
  func take(_ messages: [ReceivedEvent<DeliveriesChannel.Incoming>]) {
    acknowledge(messages.compactMap(take), .delivered)
  }

  /// The id of a delivery whose arrival the service waits for; nil for another.
  private func take(_ message: ReceivedEvent<DeliveriesChannel.Incoming>) -> String? {
    switch message {
    case .event(.delivery(let delivery)): take(delivery)
    case .event(.unknown(let value)): miss(value)
    case .undecodable(let error):
      if let json = try? JSONValue(parsing: error.text),
        let (delivery, malformed) = json.decodeTolerantly(as: Delivery.self)
      {
        take(delivery, without: malformed)
      } else {
        miss(error)
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
    conversation.take(delivery.content).map { live($0.input) }
    note(delivery.content.details?.receivedDate ?? delivery.sentAt)
    guard case .message(let message) = delivery.content, message.operator != nil,
      !life.is(.chatVisible)
    else { return }
    noteUnread(delivery.messageId ?? message.uuid ?? environment.parts.makeID())
  }

  /// What has no id or no content.
  private func miss(_ value: JSONValue) -> String? {
    do throws(JSONError) {
      let _: Delivery = try value.decode()
      return nil
    } catch {
      return miss(UndecodableEvent(message: Array(value.description.utf8), error: error))
    }
  }

  /// Tells what couldn't be decoded; its id, where the service waits to hear that it has come.
  private func miss(_ error: UndecodableEvent) -> String? {
    hub.log([.webSocket, .error], "a delivery isn't what it should be: \(error)")
    hub.events.send(.undecodable(error))
    guard let json = try? JSONValue(parsing: error.text), json["important"]?.bool == true,
      json["messageType"]?.string != Delivery.MessageType.mirror.rawValue
    else { return nil }
    return json["messageId"]?.string
  }

  /// how the service learns how far a message has come.
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
