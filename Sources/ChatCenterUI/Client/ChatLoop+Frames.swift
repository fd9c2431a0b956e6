import BinderyRealtime
import BinderyRuntime

// What the service says.
extension ChatLoop {
  func receive(_ text: String) {
    hub.log(.webSocket, "received \(text)")
    do throws(UndecodableEvent) {
      receive(try SocketChannel.Incoming(message: text))
    } catch {
      hub.log([.webSocket, .error], "a frame isn't what it should be: \(error)")
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
    case .acknowledged, .ping, .unknown: break
    }
  }

  private func advance(_ progress: SocketOpening.Progress) {
    switch progress {
    case .registered(let address):
      guard let account else { return }
      environment.parts.storage.store(deviceAddress: address, of: account.user.identifier)
      life.isDeviceRegistered = true
      let id = environment.parts.makeID()
      opening.introduce(id)
      introduce(as: id)
    case .ready:
      tell(.ready(silence: nil, generation: current ?? 0))
      tellWhatWasRead()
      flush()
      // It may be another since the device was registered.
      tellPushToken()
      live(.preRegistered)
      catchUp()
    case .refused(let code, let details):
      hub.log([.webSocket, .error], "the service refuses the client: \(code) \(details ?? "")")
      live(.connectionLost)
    }
  }

  /// Says who the client is.
  func introduce(as id: CorrelationID) {
    guard let account else { return }
    introduced = account.user
    var info = detailed(ClientInfo(clientId: account.user.identifier))
    info.name = account.user.name
    info.data = account.user.data
    info.appName = Bundle.main.bundleIdentifier
    info.libVersion = ChatCenterUISDK.version
    info.clientLocale = Locale.current.identifier
    info.preRegister = life.is(.preRegistering) ? true : nil
    info.osName = environment.device(of: account).osName
    say(.clientInfo(info), as: id, important: false)
  }

  /// Puts contents into a frame.
  ///
  /// A frame's correlation is its message's id, so that a refusal says which message it is about.
  func say(
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
    if let index = asides.firstIndex(of: answer.correlationId) {
      asides.remove(at: index)
      return
    }
    switch answer.data {
    case .sentMessage(let sent): take(sent.messageId, sent.status)
    case .refusal(let refusal):
      guard pending.settle(answer.correlationId) else { return }
      let failure = ChatSendFailure.rejected(code: refusal.error, details: refusal.errorDetails)
      settle(answer.correlationId, failure)
    case .unknown: break
    }
  }

  private func take(_ id: String, _ status: MessageStatus) {
    if status == .failed {
      if pending.settle(id) { return settle(id, .rejected(code: status.rawValue, details: nil)) }
    }
    let isOfApp = goodbye?.id != id
    if status != .sending, pending.settle(id) { settle(id, nil) }
    if isOfApp, let told = split.note(status, of: id) {
      hub.events.send(.status(status, of: told))
    }
  }
}
