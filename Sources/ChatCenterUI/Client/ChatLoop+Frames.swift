import BinderyRealtime
import BinderyRuntime

// Received frames.
extension ChatLoop {
  func receive(_ text: String) {
    hub.log(.webSocket, "received \(text)")
    do throws(UndecodableEvent) {
      receive(try SocketChannel.Incoming(message: text))
    } catch {
      guard let json = try? JSONValue(parsing: text),
        let (frame, malformed) = json.decodeTolerantly(as: SocketChannel.Incoming.self)
      else { return hub.report(error) }
      receive(frame)
      if let malformed { hub.report(malformed, by: .webSocket) }
    }
  }

  private func receive(_ frame: SocketChannel.Incoming) {
    switch frame {
    case .deviceRegistered(let answer): opening.receive(answer).map(advance)
    case .messageSent(let answer):
      if let progress = opening.receive(answer) { advance(progress) } else { take(answer) }
    case .messagesDelivered(let batch): take(batch.data.messages)
    case .statusesChanged(let change):
      for report in change.data.statuses { take(report.messageId, report.status) }
    case .acknowledged, .ping: break
    case .unknown(let json): receiveUndescribed(json)
    }
  }

  /// Ignores a frame of an unknown action; a frame without an action may have been a message, and
  /// is reported.
  private func receiveUndescribed(_ json: JSONValue) {
    guard json["action"]?.string == nil else {
      return hub.log(.webSocket, "a frame of an unknown action is ignored")
    }
    let error = JSONError(path: JSONPath(), reason: .missingKey("action"))
    hub.report(UndecodableEvent(message: Array(json.description.utf8), error: error))
  }

  private func advance(_ progress: SocketOpening.Progress) {
    switch progress {
    case .registered(let address):
      guard let account else { return }
      environment.parts.storage.store(deviceAddress: address, of: account.user.identifier)
      lifecycle.isDeviceRegistered = true
      let id = environment.parts.makeID()
      opening.introduce(id)
      introduce(as: id)
    case .ready:
      handleConnectionEvent(.ready(silence: nil, generation: current ?? 0))
      sendReadReceipts()
      flush()
      // The token may have changed since the device was registered.
      sendPushToken()
      handle(.preRegistered)
      catchUp()
    case .refused(let code, let details):
      hub.log([.webSocket, .error], "the service refuses the client: \(code) \(details ?? "")")
      handle(.connectionLost)
    }
  }

  /// Sends the data of the user.
  func introduce(as id: CorrelationID) {
    guard let account else { return }
    introducedUser = account.user
    var info = detailed(ClientInfo(clientId: account.user.identifier))
    info.name = account.user.name
    info.data = account.user.data
    info.appName = Bundle.main.bundleIdentifier
    info.libVersion = ChatCenterUISDK.version
    info.clientLocale = Locale.current.identifier
    info.preRegister = lifecycle.is(.preRegistering) ? true : nil
    info.osName = environment.device(of: account).osName
    sendContent(.clientInfo(info), as: id, important: false)
  }

  /// Sends content in a frame.
  ///
  /// The correlation id is the message's id, so that a refusal names the message.
  func sendContent(
    _ content: ClientContent,
    as id: String,
    important: Bool,
    holding permit: Permit? = nil
  ) {
    guard let account,
      let address = environment.parts.storage.deviceAddress(of: account.user.identifier)
    else { return }
    let message = OutgoingMessage(
      deviceAddress: address,
      important: important,
      messageId: id,
      content: content
    )
    send(.sendMessage(SendMessage(correlationId: id, data: message)), holding: permit)
  }

  private func take(_ answer: MessageSent) {
    if let id = answer.correlationId, let index = internalCorrelations.firstIndex(of: id) {
      internalCorrelations.remove(at: index)
      return
    }
    switch answer.data {
    case .sentMessage(let sent): take(sent.messageId, sent.status)
    case .refusal(let refusal):
      refuse(answer.correlationId, code: refusal.error, details: refusal.errorDetails)
    case .unknown(let data): take(data, answering: answer.correlationId)
    case nil: take(.null, answering: answer.correlationId)
    }
  }

  /// Handles an answer whose data do not match the specification: as a refusal if it has an error,
  /// else as the acknowledgment of its correlation id.
  private func take(_ data: JSONValue, answering correlation: CorrelationID?) {
    if let error = data["error"], !error.isNull {
      let code = error.string ?? error.description
      return refuse(correlation, code: code, details: data["errorDetails"]?.string)
    }
    guard let id = data["messageId"]?.string ?? correlation else { return }
    take(id, data["status"]?.string.map(MessageStatus.init) ?? .sent)
  }

  private func refuse(_ id: CorrelationID?, code: String, details: String?) {
    guard let id, pending.settle(id) else { return }
    settle(id, .rejected(code: code, details: details))
  }

  private func take(_ id: String, _ status: MessageStatus) {
    if status == .failed {
      if pending.settle(id) { return settle(id, .rejected(code: status.rawValue, details: nil)) }
    }
    let isOfApp = logoutRequest?.id != id
    if status != .sending, pending.settle(id) { settle(id, nil) }
    if isOfApp, let reportedID = split.note(status, of: id) {
      hub.events.send(.status(status, of: reportedID))
    }
  }
}
