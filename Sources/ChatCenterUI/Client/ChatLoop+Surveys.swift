import BinderyRuntime

// Survey answers.
extension ChatLoop {
  /// X-20: another answer to the same survey restarts the delay.
  func answer(_ reply: SurveyReply, as id: String) {
    guard account != nil else { return settle(id, .refused(.userNotAuthorized)) }
    guard !reply.answers.isEmpty else { return settle(id, .refused(.messageIsEmpty)) }
    let survey = reply.survey.identity
    let older = replies.updateValue(id, forKey: survey)
    let delay = Duration.milliseconds(lifecycle.settings.surveyCompletionDelay)
    run(.survey(survey)) { [weak self, clock = environment.parts.clock] in
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      await self?.complete(reply, as: id)
    }
    if let older { settle(older, .replaced) }
  }

  func complete(_ reply: SurveyReply, as id: String) {
    // A newer answer may have replaced this one meanwhile.
    guard replies[reply.survey.identity] == id else { return }
    backgroundTasks[.survey(reply.survey.identity)] = nil
    replies[reply.survey.identity] = nil
    guard let account else { return settle(id, .refused(.userNotAuthorized)) }
    guard lifecycle.is(.connected) else { return settle(id, .refused(.webSocketNotActive)) }
    let version = environment.config.transportConfig.apiVersion
    guard version.rawValue < APIVersion.api21.rawValue else {
      return enqueue(form(reply, id, of: account), id)
    }
    // The last message has the reply's own id.
    let ids = reply.answers.dropFirst().map { _ in environment.parts.makeID() } + [id]
    split.split(id, into: ids)
    for (answer, id) in zip(reply.answers, ids) {
      enqueue(single(answer, to: reply, of: account), id)
    }
  }

  private func form(_ reply: SurveyReply, _ id: String, of account: ChatAccount) -> ClientContent {
    let identifier = account.user.identifier
    var form = detailed(ClientSurveyForm(clientId: identifier, answers: reply.answers))
    form.uuid = id
    form.sendingId = reply.survey.sendingId
    form.comment = reply.comment
    return .clientSurveyForm(form)
  }

  private func single(
    _ answer: SurveyFormAnswer,
    to reply: SurveyReply,
    of account: ChatAccount
  ) -> ClientContent {
    var content = detailed(ClientSurveyAnswer(clientId: account.user.identifier))
    content.sendingId = answer.sendingId ?? reply.survey.sendingId
    content.questionId = answer.questionId
    content.rate = answer.rate
    content.text = answer.text
    return .clientSurveyAnswer(content)
  }
}

extension Survey {
  /// Identifies the survey among others.
  var identity: String { "\([sendingId, id].compactMap(\.self)) \(uuid ?? "")" }
}
