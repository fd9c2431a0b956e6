// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A survey that asks the client about the conversation.
public struct Survey: JSONModel, EntryDetails {
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
  /// The type of the survey: `BUTTON_SURVEY` has buttons as answers.
  public var type: Kind
  public var id: SurveyID?
  public var sendingId: SurveyID?
  /// The number of seconds after which the survey is hidden.
  public var hideAfter: Int?
  /// Whether other messages are blocked during the survey.
  public var blockInput: Bool?
  /// The questions of the survey.
  public var questions: [SurveyQuestion]?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind,
    id: SurveyID? = nil,
    sendingId: SurveyID? = nil,
    hideAfter: Int? = nil,
    blockInput: Bool? = nil,
    questions: [SurveyQuestion]? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.id = id
    self.sendingId = sendingId
    self.hideAfter = hideAfter
    self.blockInput = blockInput
    self.questions = questions
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
      case "id": json.read(into: &id)
      case "sendingId": json.read(into: &sendingId)
      case "hideAfter": json.read(into: &hideAfter)
      case "blockInput": json.read(into: &blockInput)
      case "questions": json.read(into: &questions)
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
    json.optionalMember("id", id)
    json.optionalMember("sendingId", sendingId)
    json.optionalMember("hideAfter", hideAfter)
    json.optionalMember("blockInput", blockInput)
    json.optionalMember("questions", questions)
    json.endObject()
  }

  /// The type of the survey: `BUTTON_SURVEY` has buttons as answers.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let survey = Self(rawValue: "SURVEY")
    public static let buttonSurvey = Self(rawValue: "BUTTON_SURVEY")

    public static let knownValues: [Self] = [.survey, .buttonSurvey]
  }
}

/// The ID of a survey, of a question, or of their sending; text or a number.
public enum SurveyID: JSONModel {
  case number(Int64)
  case text(String)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [.integer, .string()]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .number(try json.read())
      case 1: .text(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .number(let value): value.encode(into: &json)
    case .text(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// A question of a survey.
public struct SurveyQuestion: JSONModel {
  public var id: SurveyID?
  public var sendingId: SurveyID?
  /// The text of the question.
  public var text: String?
  /// The text of the question to show.
  public var displayText: String?
  /// The form of the answer.
  public var surveyViewType: SurveyViewType?
  /// The number of steps of the scale.
  public var scale: Int?
  /// Whether the answer is yes or no.
  public var simple: Bool?
  /// The answers that the client can choose.
  public var buttons: [SurveyButton]?
  /// The greatest answer for which the client is asked for a comment.
  public var clientCommentThreshold: Int?

  public init(
    id: SurveyID? = nil,
    sendingId: SurveyID? = nil,
    text: String? = nil,
    displayText: String? = nil,
    surveyViewType: SurveyViewType? = nil,
    scale: Int? = nil,
    simple: Bool? = nil,
    buttons: [SurveyButton]? = nil,
    clientCommentThreshold: Int? = nil
  ) {
    self.id = id
    self.sendingId = sendingId
    self.text = text
    self.displayText = displayText
    self.surveyViewType = surveyViewType
    self.scale = scale
    self.simple = simple
    self.buttons = buttons
    self.clientCommentThreshold = clientCommentThreshold
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "sendingId": json.read(into: &sendingId)
      case "text": json.read(into: &text)
      case "displayText": json.read(into: &displayText)
      case "surveyViewType": json.read(into: &surveyViewType)
      case "scale": json.read(into: &scale)
      case "simple": json.read(into: &simple)
      case "buttons": json.read(into: &buttons)
      case "clientCommentThreshold": json.read(into: &clientCommentThreshold)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("sendingId", sendingId)
    json.optionalMember("text", text)
    json.optionalMember("displayText", displayText)
    json.optionalMember("surveyViewType", surveyViewType)
    json.optionalMember("scale", scale)
    json.optionalMember("simple", simple)
    json.optionalMember("buttons", buttons)
    json.optionalMember("clientCommentThreshold", clientCommentThreshold)
    json.endObject()
  }

  /// The form of the answer.
  public struct SurveyViewType: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let scale = Self(rawValue: "SCALE")
    public static let button = Self(rawValue: "BUTTON")

    public static let knownValues: [Self] = [.scale, .button]
  }
}

/// An answer that the client can choose.
public struct SurveyButton: JSONModel {
  /// The label of the answer.
  public var text: String?
  /// The value of the answer.
  public var value: JSONValue?

  public init(text: String? = nil, value: JSONValue? = nil) {
    self.text = text
    self.value = value
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "text": json.read(into: &text)
      case "value": json.read(into: &value)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("text", text)
    json.optionalMember("value", value)
    json.endObject()
  }
}

/// The client's answer to a survey question.
public struct SurveyAnswer: JSONModel, EntryDetails {
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
  public var sendingId: SurveyID?
  public var questionId: SurveyID?
  /// The selected step of the scale.
  public var rate: Int?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: String = "SURVEY_QUESTION_ANSWER",
    sendingId: SurveyID? = nil,
    questionId: SurveyID? = nil,
    rate: Int? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.sendingId = sendingId
    self.questionId = questionId
    self.rate = rate
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
      case "sendingId": json.read(into: &sendingId)
      case "questionId": json.read(into: &questionId)
      case "rate": json.read(into: &rate)
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
    json.optionalMember("sendingId", sendingId)
    json.optionalMember("questionId", questionId)
    json.optionalMember("rate", rate)
    json.endObject()
  }
}

/// The answer to one of several questions.
public struct SurveyFormAnswer: JSONModel {
  public var questionId: SurveyID?
  /// The selected step of the scale.
  public var rate: Int?
  /// The text of the question.
  public var text: String?
  public var sendingId: SurveyID?

  public init(
    questionId: SurveyID? = nil,
    rate: Int? = nil,
    text: String? = nil,
    sendingId: SurveyID? = nil
  ) {
    self.questionId = questionId
    self.rate = rate
    self.text = text
    self.sendingId = sendingId
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "questionId": json.read(into: &questionId)
      case "rate": json.read(into: &rate)
      case "text": json.read(into: &text)
      case "sendingId": json.read(into: &sendingId)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("questionId", questionId)
    json.optionalMember("rate", rate)
    json.optionalMember("text", text)
    json.optionalMember("sendingId", sendingId)
    json.endObject()
  }
}
