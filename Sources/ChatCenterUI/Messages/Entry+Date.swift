import BinderyRuntime

extension Entry {
  /// When it was said, or happened; nil for what has no time of its own.
  var date: DateTime? {
    switch self {
    case .message(let message): message.receivedDate
    case .messageChange(let change): change.receivedDate
    case .operatorNotice(let notice): notice.receivedDate
    case .threadNotice(let notice): notice.receivedDate
    case .closeThreadRequest(let request): request.receivedDate
    case .survey(let survey): survey.receivedDate
    case .surveyAnswer(let answer): answer.receivedDate
    case .clientNotice(let notice): notice.receivedDate
    case .typingNotice, .readReceipt, .scheduleNotice, .attachmentSettingsNotice, .scenarioNotice,
      .pushRemoval, .unknown:
      nil
    }
  }
}
