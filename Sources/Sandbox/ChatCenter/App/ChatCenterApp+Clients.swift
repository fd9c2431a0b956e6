import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

// Messages of clients.
extension ChatCenterApp {
  /// Acknowledges a message, and then handles it.
  mutating func take(_ request: SendMessage, from connection: String) {
    let message = request.data
    guard let device = connections[connection]?.device, device.address == message.deviceAddress
    else { return reply(request, .refusal(.unauthorized), connection) }
    if case .unknown = message.content {
      return reply(request, .refusal(.unknownContent), connection)
    }
    let sent = SentMessage(messageId: message.messageId, status: .sent, sentAt: nextMoment())
    reply(request, .sentMessage(sent), connection)
    take(message, of: device.clientID, on: connection)
  }

  private mutating func reply(
    _ request: SendMessage,
    _ data: MessageSent.MessageSentData,
    _ connection: String
  ) {
    send(
      .messageSent(MessageSent(correlationId: request.correlationId, data: data)),
      to: connection
    )
  }

  private mutating func take(
    _ message: OutgoingMessage,
    of clientID: String,
    on connection: String
  ) {
    switch message.content {
    case .clientInfo(let info): receiveInfo(info, on: connection, of: clientID)
    case .clientMessage(let content):
      guard conversations[clientID]?.has(content.uuid) == false else { return }
      keep(content, of: clientID, from: connection)
      ask(content, message.messageId, clientID)
    case .clientSurveyAnswer(let answer): keep([SurveyFormAnswer(answer)], of: clientID)
    case .clientSurveyForm(let form): keep(form.completed, of: clientID)
    case .clientThreadDecision(let decision):
      if decision.type == .closeThread { endDialog(with: clientID) }
    case .clientTyping, .clientOffline, .clientLocation, .unknown: break
    }
  }

  /// Delivers the undelivered messages, unless the client only registers.
  private mutating func receiveInfo(
    _ info: ClientInfo,
    on connection: String,
    of clientID: String
  ) {
    guard info.preRegister != true, connections[connection]?.hasSentInfo == false else { return }
    connections[connection]?.hasSentInfo = true
    let rows = conversations[clientID]?.rows.filter(\.isUndelivered) ?? []
    guard !rows.isEmpty else { return }
    deliver(rows.map { delivery(of: $0, important: true) }, on: connection)
  }
}

extension ChatCenterApp {
  private mutating func keep(
    _ content: ClientMessage,
    of clientID: String,
    from connection: String
  ) {
    openThread(clientID)
    let row = store(content.uuid, isForClient: false, of: clientID) { .written(content, $0) }
    for other in receivers(clientID) where other != connection {
      deliver([delivery(of: row, important: false, .mirror)], on: other)
    }
  }

  private mutating func keep(_ replies: [SurveyFormAnswer], of clientID: String) {
    for reply in replies {
      store(isForClient: false, of: clientID) { .answered(reply, $0) }
    }
  }

  /// Schedules the operator's answer.
  private mutating func ask(_ content: ClientMessage, _ messageID: String, _ clientID: String) {
    guard let seconds = settings.answerSeconds,
      (conversations[clientID]?.questions.count ?? 0) < settings.bounds.questions
    else { return }
    let due = now + UInt64(seconds * Double(UInt64.ticksPerSecond))
    let question = Conversation.Question(messageID: messageID, text: content.text ?? "", due: due)
    conversations[clientID]?.questions.append(question)
    schedule(at: due)
  }
}

extension SurveyFormAnswer {
  /// Creates an answer that was sent separately.
  fileprivate init(_ answer: ClientSurveyAnswer) {
    self.init(
      questionId: answer.questionId,
      rate: answer.rate,
      text: answer.text,
      sendingId: answer.sendingId
    )
  }
}

extension ClientSurveyForm {
  /// The answers, each with the sending ID that the form has once for all of them.
  fileprivate var completed: [SurveyFormAnswer] {
    answers.map { answer in
      var answer = answer
      answer.sendingId = answer.sendingId ?? sendingId
      return answer
    }
  }
}
