import BinderyRuntime

/// An entry that has the members which all entries of a conversation share.
protocol DetailedEntry {
  var threadId: Int64? { get }
  var receivedDate: DateTime? { get }
}

extension ClientNotice: DetailedEntry {}
extension CloseThreadRequest: DetailedEntry {}
extension Message: DetailedEntry {}
extension MessageChange: DetailedEntry {}
extension OperatorNotice: DetailedEntry {}
extension Survey: DetailedEntry {}
extension SurveyAnswer: DetailedEntry {}
extension ThreadNotice: DetailedEntry {}

extension Entry {
  /// The shared members; nil for an entry that isn't part of a conversation.
  var details: (any DetailedEntry)? {
    switch self {
    case .message(let message): message
    case .messageChange(let change): change
    case .operatorNotice(let notice): notice
    case .threadNotice(let notice): notice
    case .closeThreadRequest(let request): request
    case .survey(let survey): survey
    case .surveyAnswer(let answer): answer
    case .clientNotice(let notice): notice
    case .typingNotice, .readReceipt, .scheduleNotice, .attachmentSettingsNotice, .scenarioNotice,
      .pushRemoval, .unknown:
      nil
    }
  }
}
