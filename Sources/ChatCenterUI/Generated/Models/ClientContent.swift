// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The content of a client's message, by type.
public enum ClientContent: JSONModel {
  indirect case clientMessage(ClientMessage)
  indirect case clientInfo(ClientInfo)
  case clientTyping(ClientTyping)
  indirect case clientSurveyAnswer(ClientSurveyAnswer)
  indirect case clientSurveyForm(ClientSurveyForm)
  case clientThreadDecision(ClientThreadDecision)
  case clientOffline(ClientOffline)
  case clientLocation(ClientLocation)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  public init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("type") {
    case "MESSAGE": self = .clientMessage(try json.readSelectedVariant())
    case "CLIENT_INFO": self = .clientInfo(try json.readSelectedVariant())
    case "TYPING": self = .clientTyping(try json.readSelectedVariant())
    case "SURVEY_QUESTION_ANSWER": self = .clientSurveyAnswer(try json.readSelectedVariant())
    case "SURVEY_QUALITY_FORM_ANSWER": self = .clientSurveyForm(try json.readSelectedVariant())
    case "CLOSE_THREAD", "REOPEN_THREAD":
      self = .clientThreadDecision(try json.readSelectedVariant())
    case "CLIENT_OFFLINE": self = .clientOffline(try json.readSelectedVariant())
    case "UPDATE_LOCATION": self = .clientLocation(try json.readSelectedVariant())
    default: self = .unknown(try json.readUnknownVariant())
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .clientMessage(let value): value.encode(into: &json)
    case .clientInfo(let value): value.encode(into: &json)
    case .clientTyping(let value): value.encode(into: &json)
    case .clientSurveyAnswer(let value): value.encode(into: &json)
    case .clientSurveyForm(let value): value.encode(into: &json)
    case .clientThreadDecision(let value): value.encode(into: &json)
    case .clientOffline(let value): value.encode(into: &json)
    case .clientLocation(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The details of the client, the app and the device.
public struct ClientInfo: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  public var type: String
  /// The name of the client.
  public var name: String?
  /// The app's additional data about the client.
  public var data: [String: String]?
  /// The name of the app.
  public var appName: String?
  /// The version of the client library.
  public var libVersion: String?
  /// The language, such as `en`.
  public var clientLocale: String?
  /// Whether the client has not opened a chat yet.
  public var preRegister: Bool?
  /// The operating system, as named by the device.
  public var osName: String?
  /// The version of the operating system.
  public var osVersion: String?
  /// The name of the device.
  public var deviceName: String?
  /// The model of the device.
  public var deviceModel: String?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "CLIENT_INFO",
    name: String? = nil,
    data: [String: String]? = nil,
    appName: String? = nil,
    libVersion: String? = nil,
    clientLocale: String? = nil,
    preRegister: Bool? = nil,
    osName: String? = nil,
    osVersion: String? = nil,
    deviceName: String? = nil,
    deviceModel: String? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.name = name
    self.data = data
    self.appName = appName
    self.libVersion = libVersion
    self.clientLocale = clientLocale
    self.preRegister = preRegister
    self.osName = osName
    self.osVersion = osVersion
    self.deviceName = deviceName
    self.deviceModel = deviceModel
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      case "name": json.read(into: &name)
      case "data": json.read(into: &data)
      case "appName": json.read(into: &appName)
      case "libVersion": json.read(into: &libVersion)
      case "clientLocale": json.read(into: &clientLocale)
      case "preRegister": json.read(into: &preRegister)
      case "osName": json.read(into: &osName)
      case "osVersion": json.read(into: &osVersion)
      case "deviceName": json.read(into: &deviceName)
      case "deviceModel": json.read(into: &deviceModel)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.optionalMember("name", name)
    json.optionalMember("data", data)
    json.optionalMember("appName", appName)
    json.optionalMember("libVersion", libVersion)
    json.optionalMember("clientLocale", clientLocale)
    json.optionalMember("preRegister", preRegister)
    json.optionalMember("osName", osName)
    json.optionalMember("osVersion", osVersion)
    json.optionalMember("deviceName", deviceName)
    json.optionalMember("deviceModel", deviceModel)
    json.endObject()
  }
}

/// The draft of the client's message, sent at most once per configured interval.
public struct ClientTyping: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  public var type: String
  /// The text of the draft.
  public var draft: String?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "TYPING",
    draft: String? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.draft = draft
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      case "draft": json.read(into: &draft)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.optionalMember("draft", draft)
    json.endObject()
  }
}

/// The answer to one question of a survey, up to version 20 of the protocol.
public struct ClientSurveyAnswer: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  public var type: String
  public var sendingId: SurveyID?
  public var questionId: SurveyID?
  /// The selected step of the scale.
  public var rate: Int?
  /// The text of the question.
  public var text: String?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "SURVEY_QUESTION_ANSWER",
    sendingId: SurveyID? = nil,
    questionId: SurveyID? = nil,
    rate: Int? = nil,
    text: String? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.sendingId = sendingId
    self.questionId = questionId
    self.rate = rate
    self.text = text
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      case "sendingId": json.read(into: &sendingId)
      case "questionId": json.read(into: &questionId)
      case "rate": json.read(into: &rate)
      case "text": json.read(into: &text)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.optionalMember("sendingId", sendingId)
    json.optionalMember("questionId", questionId)
    json.optionalMember("rate", rate)
    json.optionalMember("text", text)
    json.endObject()
  }
}

/// The answers to all questions of a survey, from version 21 of the protocol on.
public struct ClientSurveyForm: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  public var type: String
  /// The ID of the answer.
  public var uuid: String?
  public var sendingId: SurveyID?
  /// The answers to the questions.
  public var answers: [SurveyFormAnswer]
  /// The comment of the client.
  public var comment: String?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "SURVEY_QUALITY_FORM_ANSWER",
    uuid: String? = nil,
    sendingId: SurveyID? = nil,
    answers: [SurveyFormAnswer],
    comment: String? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.uuid = uuid
    self.sendingId = sendingId
    self.answers = answers
    self.comment = comment
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    var answers: [SurveyFormAnswer]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      case "uuid": json.read(into: &uuid)
      case "sendingId": json.read(into: &sendingId)
      case "answers": json.read(into: &answers)
      case "comment": json.read(into: &comment)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
    self.answers = try json.require(answers, "answers")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.optionalMember("uuid", uuid)
    json.optionalMember("sendingId", sendingId)
    json.member("answers", answers)
    json.optionalMember("comment", comment)
    json.endObject()
  }
}

/// The client's decision to close or reopen the conversation.
public struct ClientThreadDecision: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  /// The decision to close or reopen the conversation.
  public var type: Kind

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: Kind
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: Kind?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.endObject()
  }

  /// The decision to close or reopen the conversation.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let closeThread = Self(rawValue: "CLOSE_THREAD")
    public static let reopenThread = Self(rawValue: "REOPEN_THREAD")

    public static let knownValues: [Self] = [.closeThread, .reopenThread]
  }
}

/// The notification that the client logs out.
public struct ClientOffline: JSONModel, ClientDetails {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The default is `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The default is `true`.
  public var authorized: Bool?
  public var type: String

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "CLIENT_OFFLINE"
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.endObject()
  }
}
