import BinderyRuntime

/// Builds the frames and the content that a user's client sends.
struct FrameBuilder: Sendable {
  let environment: ChatEnvironment
  let account: ChatAccount
  /// The conversation's id, if it is known.
  let threadID: Int64?

  var content: ContentBuilder {
    ContentBuilder(
      account: account,
      threadID: threadID,
      appMarker: environment.appMarker,
      apiVersion: environment.config.transportConfig.apiVersion
    )
  }

  /// A frame with a message; nil while the device has no address.
  func message(_ entry: PendingMessages.Entry) -> SocketChannel.Outgoing? {
    message(entry.content, id: entry.id, important: entry.isImportant)
  }

  /// A frame with content; nil while the device has no address.
  ///
  /// The correlation id is the message's id, so that a refusal names the message.
  func message(_ content: ClientContent, id: String, important: Bool) -> SocketChannel.Outgoing? {
    guard let address = environment.deviceAddress(of: account) else { return nil }
    let message = OutgoingMessage(
      deviceAddress: address,
      important: important,
      messageId: id,
      content: content
    )
    return .sendMessage(SendMessage(correlationId: id, data: message))
  }

  /// A frame with the data of the user.
  ///
  /// - Parameter preRegisters: Whether the socket only registers the device.
  func userData(id: CorrelationID, preRegisters: Bool) -> SocketChannel.Outgoing? {
    let osName = environment.device(of: account).osName
    let info = content.info(preRegisters: preRegisters, osName: osName)
    return message(info, id: id, important: false)
  }

  /// A frame with the status of messages; nil while the device has no address.
  // the service is notified of the status.
  func statuses(_ ids: [String], _ status: MessageStatus) -> SocketChannel.Outgoing? {
    guard let address = environment.deviceAddress(of: account) else { return nil }
    let reports = ids.map { StatusReport(messageId: $0, status: status) }
    let statuses = ClientStatuses(deviceAddress: address, statuses: reports)
    return .updateStatuses(
      UpdateStatuses(correlationId: environment.parts.makeID(), data: statuses)
    )
  }
}
