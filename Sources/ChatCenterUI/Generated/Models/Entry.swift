// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// An entry of a message or of the history; unknown types remain JSON.
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
    case "MESSAGE": self = .message(try json.readSelectedVariant())
    case "TYPING": self = .typingNotice(try json.readSelectedVariant())
    case "MESSAGES_READ": self = .readReceipt(try json.readSelectedVariant())
    case "MESSAGE_EDITED", "MESSAGE_DELETED", "ATTACHMENT_UPDATED", "SPEECH_MESSAGE_UPDATED":
      self = .messageChange(try json.readSelectedVariant())
    case "OPERATOR_JOINED", "OPERATOR_LEFT": self = .operatorNotice(try json.readSelectedVariant())
    case "OPERATOR_LOOKUP_STARTED", "THREAD_OPENED", "THREAD_CLOSED", "THREAD_ENQUEUED",
      "THREAD_IN_PROGRESS", "THREAD_WILL_BE_REASSIGNED", "THREAD_WILL_BE_TRANSFERRED",
      "AVERAGE_WAIT_TIME", "PARTING_AFTER_SURVEY":
      self = .threadNotice(try json.readSelectedVariant())
    case "REQUEST_CLOSE_THREAD": self = .closeThreadRequest(try json.readSelectedVariant())
    case "SURVEY", "BUTTON_SURVEY": self = .survey(try json.readSelectedVariant())
    case "SURVEY_QUESTION_ANSWER": self = .surveyAnswer(try json.readSelectedVariant())
    case "CLIENT_BLOCKED", "CLIENT_UNBLOCKED", "CLIENT_PERSONAL_DATA_PROCESSING",
      "UNREAD_MESSAGE_NOTIFICATION":
      self = .clientNotice(try json.readSelectedVariant())
    case "SCHEDULE": self = .scheduleNotice(try json.readSelectedVariant())
    case "ATTACHMENT_SETTINGS": self = .attachmentSettingsNotice(try json.readSelectedVariant())
    case "SCENARIO": self = .scenarioNotice(try json.readSelectedVariant())
    case "REMOVE_PUSHES": self = .pushRemoval(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
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
public protocol EntryDetails: Sendable {
  /// The ID of the entry.
  var uuid: String? { get }
  /// The ID of the client.
  var clientId: String? { get }
  /// The ID of the conversation.
  var threadId: Int64? { get }
  /// The time of the entry.
  var receivedDate: DateTime? { get }
  /// The text of the message or event.
  var text: String? { get }
  /// Whether to show the entry.
  var display: Bool? { get }
}

/// The notification that the operator is typing.
public struct TypingNotice: JSONModel, EntryDetails {
  /// The ID of the entry.
  public var uuid: String?
  /// The ID of the client.
  public var clientId: String?
  /// The ID of the conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message or event.
  public var text: String?
  /// Whether to show the entry.
  public var display: Bool?
  public var type: String
  @IndirectOptional public var `operator`: Operator?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: String = "TYPING",
    operator: Operator? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.operator = `operator`
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      case "operator": json.readIndirect(into: &_operator)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.optionalMember("operator", `operator`)
    json.endObject()
  }
}

/// The notification that messages from the client were read.
public struct ReadReceipt: JSONModel {
  public var type: String
  /// The IDs of the messages, separated by commas.
  public var readInMessageIds: String?

  public init(type: String = "MESSAGES_READ", readInMessageIds: String? = nil) {
    self.type = type
    self.readInMessageIds = readInMessageIds
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "readInMessageIds": json.read(into: &readInMessageIds)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("readInMessageIds", readInMessageIds)
    json.endObject()
  }
}

/// An event of the conversation.
public struct ThreadNotice: JSONModel, EntryDetails {
  /// The ID of the entry.
  public var uuid: String?
  /// The ID of the client.
  public var clientId: String?
  /// The ID of the conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message or event.
  public var text: String?
  /// Whether to show the entry.
  public var display: Bool?
  /// The type of the event.
  public var type: Kind

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.endObject()
  }

  /// The type of the event.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operatorLookupStarted = Self(rawValue: "OPERATOR_LOOKUP_STARTED")
    public static let threadOpened = Self(rawValue: "THREAD_OPENED")
    public static let threadClosed = Self(rawValue: "THREAD_CLOSED")
    public static let threadEnqueued = Self(rawValue: "THREAD_ENQUEUED")
    public static let threadInProgress = Self(rawValue: "THREAD_IN_PROGRESS")
    public static let threadWillBeReassigned = Self(rawValue: "THREAD_WILL_BE_REASSIGNED")
    public static let threadWillBeTransferred = Self(rawValue: "THREAD_WILL_BE_TRANSFERRED")
    public static let averageWaitTime = Self(rawValue: "AVERAGE_WAIT_TIME")
    public static let partingAfterSurvey = Self(rawValue: "PARTING_AFTER_SURVEY")

    public static let knownValues: [Self] = [
      .operatorLookupStarted,
      .threadOpened,
      .threadClosed,
      .threadEnqueued,
      .threadInProgress,
      .threadWillBeReassigned,
      .threadWillBeTransferred,
      .averageWaitTime,
      .partingAfterSurvey,
    ]
  }
}

/// The question to the client whether the conversation may end.
public struct CloseThreadRequest: JSONModel, EntryDetails {
  /// The ID of the entry.
  public var uuid: String?
  /// The ID of the client.
  public var clientId: String?
  /// The ID of the conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message or event.
  public var text: String?
  /// Whether to show the entry.
  public var display: Bool?
  public var type: String
  /// The number of seconds after which the question is hidden.
  public var hideAfter: Int?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: String = "REQUEST_CLOSE_THREAD",
    hideAfter: Int? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.hideAfter = hideAfter
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      case "hideAfter": json.read(into: &hideAfter)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.optionalMember("hideAfter", hideAfter)
    json.endObject()
  }
}

/// An event that concerns the client.
public struct ClientNotice: JSONModel, EntryDetails {
  /// The ID of the entry.
  public var uuid: String?
  /// The ID of the client.
  public var clientId: String?
  /// The ID of the conversation.
  public var threadId: Int64?
  /// The time of the entry.
  public var receivedDate: DateTime?
  /// The text of the message or event.
  public var text: String?
  /// Whether to show the entry.
  public var display: Bool?
  /// The type of the event.
  public var type: Kind

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "receivedDate": json.read(into: &receivedDate)
      case "text": json.read(into: &text)
      case "display": json.read(into: &display)
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.optionalMember("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("receivedDate", receivedDate)
    json.optionalMember("text", text)
    json.optionalMember("display", display)
    json.member("type", type)
    json.endObject()
  }

  /// The type of the event.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let clientBlocked = Self(rawValue: "CLIENT_BLOCKED")
    public static let clientUnblocked = Self(rawValue: "CLIENT_UNBLOCKED")
    public static let clientPersonalDataProcessing = Self(
      rawValue: "CLIENT_PERSONAL_DATA_PROCESSING"
    )
    public static let unreadMessageNotification = Self(rawValue: "UNREAD_MESSAGE_NOTIFICATION")

    public static let knownValues: [Self] = [
      .clientBlocked,
      .clientUnblocked,
      .clientPersonalDataProcessing,
      .unreadMessageNotification,
    ]
  }
}

/// A scenario, which apps don't use.
public struct ScenarioNotice: JSONModel {
  public var type: String
  /// The content, any JSON value.
  public var content: JSONValue?

  public init(type: String = "SCENARIO", content: JSONValue? = nil) {
    self.type = type
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("content", content)
    json.endObject()
  }
}

/// The request to remove the notifications of messages that were read elsewhere; sent only by push.
public struct PushRemoval: JSONModel {
  public var type: String

  public init(type: String = "REMOVE_PUSHES") {
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.endObject()
  }
}
