// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A message with text, quotes or attachments.
public struct ClientMessage: JSONModel, ClientDetails {
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
  /// The ID of the message, again in its content.
  public var uuid: String
  /// The text of the message, at most 4000 characters.
  public var text: String?
  /// The messages to which this message replies.
  public var quotes: [JSONValue]?
  /// The attached files.
  public var attachments: [StoredFile]?
  public var client: ClientName?
  public var routingParams: Routing?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "MESSAGE",
    uuid: String,
    text: String? = nil,
    quotes: [JSONValue]? = nil,
    attachments: [StoredFile]? = nil,
    client: ClientName? = nil,
    routingParams: Routing? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.uuid = uuid
    self.text = text
    self.quotes = quotes
    self.attachments = attachments
    self.client = client
    self.routingParams = routingParams
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    var uuid: String?
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
      case "text": json.read(into: &text)
      case "quotes": json.read(into: &quotes)
      case "attachments": json.read(into: &attachments)
      case "client": json.read(into: &client)
      case "routingParams": json.read(into: &routingParams)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
    self.uuid = try json.require(uuid, "uuid")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.member("uuid", uuid)
    json.optionalMember("text", text)
    json.optionalMember("quotes", quotes)
    json.optionalMember("attachments", attachments)
    json.optionalMember("client", client)
    json.optionalMember("routingParams", routingParams)
    json.endObject()
  }
}

/// The author of a message.
public struct ClientName: JSONModel {
  /// The name of the client.
  public var name: String?

  public init(name: String? = nil) {
    self.name = name
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("name", name)
    json.endObject()
  }
}

/// The routing of a message.
public struct Routing: JSONModel {
  /// The priority of the message.
  public var priority: JSONValue?
  /// The ID of the operator skill that the message requires.
  public var skillId: JSONValue?
  /// The expiry date of the routing.
  public var expiredAt: JSONValue?

  public init(priority: JSONValue? = nil, skillId: JSONValue? = nil, expiredAt: JSONValue? = nil) {
    self.priority = priority
    self.skillId = skillId
    self.expiredAt = expiredAt
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "priority": json.read(into: &priority)
      case "skillId": json.read(into: &skillId)
      case "expiredAt": json.read(into: &expiredAt)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("priority", priority)
    json.optionalMember("skillId", skillId)
    json.optionalMember("expiredAt", expiredAt)
    json.endObject()
  }
}
