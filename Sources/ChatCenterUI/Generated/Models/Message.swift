// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A message, which is for the client if it has an operator, and otherwise from the client.
public struct Message: JSONModel, EntryDetails {
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
  /// The text of the message in Markdown.
  public var formattedText: String?
  /// The operator who wrote the message; absent if the client wrote it.
  @IndirectOptional public var `operator`: Operator?
  /// The attached files.
  public var attachments: [Attachment]?
  /// The messages to which this message replies.
  public var quotes: [JSONValue]?
  /// The quick replies that the client can choose.
  public var quickReplies: [QuickReply]?
  /// Whether the message was read.
  public var read: Bool?
  public var settings: MessageSettings?
  /// The later change of the message.
  public var modified: Modified?
  /// Whether the message is for a new device.
  public var isPreRegister: Bool?
  /// The IDs of the providers to which the message applies.
  public var providerIds: [JSONValue]?
  /// Whether the client has a user.
  public var authorized: Bool?
  /// Whether the message is sent to many clients.
  public var massPushMessage: Bool?
  /// The ID of the client in the app.
  public var externalClientId: String?
  /// The sender of the message, such as `threads`.
  public var origin: String?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: String = "MESSAGE",
    formattedText: String? = nil,
    operator: Operator? = nil,
    attachments: [Attachment]? = nil,
    quotes: [JSONValue]? = nil,
    quickReplies: [QuickReply]? = nil,
    read: Bool? = nil,
    settings: MessageSettings? = nil,
    modified: Modified? = nil,
    isPreRegister: Bool? = nil,
    providerIds: [JSONValue]? = nil,
    authorized: Bool? = nil,
    massPushMessage: Bool? = nil,
    externalClientId: String? = nil,
    origin: String? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.formattedText = formattedText
    self.operator = `operator`
    self.attachments = attachments
    self.quotes = quotes
    self.quickReplies = quickReplies
    self.read = read
    self.settings = settings
    self.modified = modified
    self.isPreRegister = isPreRegister
    self.providerIds = providerIds
    self.authorized = authorized
    self.massPushMessage = massPushMessage
    self.externalClientId = externalClientId
    self.origin = origin
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
      case "formattedText": json.read(into: &formattedText)
      case "operator": json.readIndirect(into: &_operator)
      case "attachments": json.read(into: &attachments)
      case "quotes": json.read(into: &quotes)
      case "quickReplies": json.read(into: &quickReplies)
      case "read": json.read(into: &read)
      case "settings": json.read(into: &settings)
      case "modified": json.read(into: &modified)
      case "isPreRegister": json.read(into: &isPreRegister)
      case "providerIds": json.read(into: &providerIds)
      case "authorized": json.read(into: &authorized)
      case "massPushMessage": json.read(into: &massPushMessage)
      case "externalClientId": json.read(into: &externalClientId)
      case "origin": json.read(into: &origin)
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
    json.optionalMember("formattedText", formattedText)
    json.optionalMember("operator", `operator`)
    json.optionalMember("attachments", attachments)
    json.optionalMember("quotes", quotes)
    json.optionalMember("quickReplies", quickReplies)
    json.optionalMember("read", read)
    json.optionalMember("settings", settings)
    json.optionalMember("modified", modified)
    json.optionalMember("isPreRegister", isPreRegister)
    json.optionalMember("providerIds", providerIds)
    json.optionalMember("authorized", authorized)
    json.optionalMember("massPushMessage", massPushMessage)
    json.optionalMember("externalClientId", externalClientId)
    json.optionalMember("origin", origin)
    json.endObject()
  }

  /// The later change of the message.
  public struct Modified: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "NONE")
    public static let edited = Self(rawValue: "EDITED")
    public static let deleted = Self(rawValue: "DELETED")

    public static let knownValues: [Self] = [.none, .edited, .deleted]
  }
}

/// A change of a message.
public struct MessageChange: JSONModel, EntryDetails {
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
  /// The type of the change.
  public var type: Kind
  /// The attached files after the change.
  public var attachments: [Attachment]?
  /// The status of the transcription.
  public var speechStatus: SpeechStatus?

  public init(
    uuid: String? = nil,
    clientId: String? = nil,
    threadId: Int64? = nil,
    receivedDate: DateTime? = nil,
    text: String? = nil,
    display: Bool? = nil,
    type: Kind,
    attachments: [Attachment]? = nil,
    speechStatus: SpeechStatus? = nil
  ) {
    self.uuid = uuid
    self.clientId = clientId
    self.threadId = threadId
    self.receivedDate = receivedDate
    self.text = text
    self.display = display
    self.type = type
    self.attachments = attachments
    self.speechStatus = speechStatus
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
      case "attachments": json.read(into: &attachments)
      case "speechStatus": json.read(into: &speechStatus)
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
    json.optionalMember("attachments", attachments)
    json.optionalMember("speechStatus", speechStatus)
    json.endObject()
  }

  /// The type of the change.
  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let messageEdited = Self(rawValue: "MESSAGE_EDITED")
    public static let messageDeleted = Self(rawValue: "MESSAGE_DELETED")
    public static let attachmentUpdated = Self(rawValue: "ATTACHMENT_UPDATED")
    public static let speechMessageUpdated = Self(rawValue: "SPEECH_MESSAGE_UPDATED")

    public static let knownValues: [Self] = [
      .messageEdited,
      .messageDeleted,
      .attachmentUpdated,
      .speechMessageUpdated,
    ]
  }

  /// The status of the transcription.
  public struct SpeechStatus: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let processing = Self(rawValue: "PROCESSING")
    public static let success = Self(rawValue: "SUCCESS")

    public static let knownValues: [Self] = [.processing, .success]
  }
}

/// The effects of a message on the app.
public struct MessageSettings: JSONModel {
  /// Whether other messages are blocked until a reply to this message.
  public var blockInput: Bool?
  /// Whether the input is masked.
  public var masked: Bool?

  public init(blockInput: Bool? = nil, masked: Bool? = nil) {
    self.blockInput = blockInput
    self.masked = masked
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "blockInput": json.read(into: &blockInput)
      case "masked": json.read(into: &masked)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("blockInput", blockInput)
    json.optionalMember("masked", masked)
    json.endObject()
  }
}

/// An answer that the client can choose.
public struct QuickReply: JSONModel {
  /// The ID of the answer, text or a number.
  public var id: JSONValue?
  /// The type of the answer, which is `TEXT`.
  public var type: String?
  /// The text of the answer.
  public var text: String?
  /// The URL of a picture.
  public var imageUrl: String?
  /// The URL that the answer opens.
  public var url: String?
  /// The label of the answer.
  public var shownText: String?
  /// The data that the answer sends to a bot.
  public var callbackData: String?
  /// The additional data that the answer sends to a bot.
  public var payload: JSONValue?

  public init(
    id: JSONValue? = nil,
    type: String? = nil,
    text: String? = nil,
    imageUrl: String? = nil,
    url: String? = nil,
    shownText: String? = nil,
    callbackData: String? = nil,
    payload: JSONValue? = nil
  ) {
    self.id = id
    self.type = type
    self.text = text
    self.imageUrl = imageUrl
    self.url = url
    self.shownText = shownText
    self.callbackData = callbackData
    self.payload = payload
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "type": json.read(into: &type)
      case "text": json.read(into: &text)
      case "imageUrl": json.read(into: &imageUrl)
      case "url": json.read(into: &url)
      case "shown_text": json.read(into: &shownText)
      case "callback_data": json.read(into: &callbackData)
      case "payload": json.read(into: &payload)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("type", type)
    json.optionalMember("text", text)
    json.optionalMember("imageUrl", imageUrl)
    json.optionalMember("url", url)
    json.optionalMember("shown_text", shownText)
    json.optionalMember("callback_data", callbackData)
    json.optionalMember("payload", payload)
    json.endObject()
  }
}

/// The status of a message.
public struct MessageStatus: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sending = Self(rawValue: "sending")
  public static let sent = Self(rawValue: "sent")
  public static let enqueued = Self(rawValue: "enqueued")
  public static let delivered = Self(rawValue: "delivered")
  public static let read = Self(rawValue: "read")
  public static let failed = Self(rawValue: "failed")

  public static let knownValues: [Self] = [.sending, .sent, .enqueued, .delivered, .read, .failed]
}
