// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// An entry of a message or of the history; unknown kinds stay JSON.
public enum Entry: JSONModel {
  indirect case message(Message)
  indirect case typingNotice(TypingNotice)
  case readReceipt(ReadReceipt)
  indirect case messageChange(MessageChange)
  indirect case operatorNotice(OperatorNotice)
  case threadNotice(ThreadNotice)
  indirect case closeThreadRequest(CloseThreadRequest)
  indirect case survey(Survey)
  indirect case surveyAnswer(SurveyAnswer)
  case clientNotice(ClientNotice)
  case scheduleNotice(ScheduleNotice)
  case attachmentSettingsNotice(AttachmentSettingsNotice)
  case scenarioNotice(ScenarioNotice)
  case pushRemoval(PushRemoval)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("type") {
    case "MESSAGE": self = .message(try json.readNamed())
    case "TYPING": self = .typingNotice(try json.readNamed())
    case "MESSAGES_READ": self = .readReceipt(try json.readNamed())
    case "MESSAGE_EDITED", "MESSAGE_DELETED", "ATTACHMENT_UPDATED", "SPEECH_MESSAGE_UPDATED":
      self = .messageChange(try json.readNamed())
    case "OPERATOR_JOINED", "OPERATOR_LEFT": self = .operatorNotice(try json.readNamed())
    case "OPERATOR_LOOKUP_STARTED", "THREAD_OPENED", "THREAD_CLOSED", "THREAD_ENQUEUED",
      "THREAD_IN_PROGRESS", "THREAD_WILL_BE_REASSIGNED", "THREAD_WILL_BE_TRANSFERRED",
      "AVERAGE_WAIT_TIME", "PARTING_AFTER_SURVEY":
      self = .threadNotice(try json.readNamed())
    case "REQUEST_CLOSE_THREAD": self = .closeThreadRequest(try json.readNamed())
    case "SURVEY", "BUTTON_SURVEY": self = .survey(try json.readNamed())
    case "SURVEY_QUESTION_ANSWER": self = .surveyAnswer(try json.readNamed())
    case "CLIENT_BLOCKED", "CLIENT_UNBLOCKED", "CLIENT_PERSONAL_DATA_PROCESSING",
      "UNREAD_MESSAGE_NOTIFICATION":
      self = .clientNotice(try json.readNamed())
    case "SCHEDULE": self = .scheduleNotice(try json.readNamed())
    case "ATTACHMENT_SETTINGS": self = .attachmentSettingsNotice(try json.readNamed())
    case "SCENARIO": self = .scenarioNotice(try json.readNamed())
    case "REMOVE_PUSHES": self = .pushRemoval(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .message(let value): value.encode(into: &json)
    case .typingNotice(let value): value.encode(into: &json)
    case .readReceipt(let value): value.encode(into: &json)
    case .messageChange(let value): value.encode(into: &json)
    case .operatorNotice(let value): value.encode(into: &json)
    case .threadNotice(let value): value.encode(into: &json)
    case .closeThreadRequest(let value): value.encode(into: &json)
    case .survey(let value): value.encode(into: &json)
    case .surveyAnswer(let value): value.encode(into: &json)
    case .clientNotice(let value): value.encode(into: &json)
    case .scheduleNotice(let value): value.encode(into: &json)
    case .attachmentSettingsNotice(let value): value.encode(into: &json)
    case .scenarioNotice(let value): value.encode(into: &json)
    case .pushRemoval(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The common members of all entries of a conversation.
public struct EntryDetails: JSONModel {
  /// The entry's id.
  public var uuid: String?
  /// The client's id.
  public var clientId: String?
  /// The conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message, or of the event.
  public var text: String?
  /// Whether it is to be shown.
  public var display: Bool?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.endObject()
  }
}
