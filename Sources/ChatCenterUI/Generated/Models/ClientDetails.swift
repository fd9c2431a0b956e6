// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The details of the client, which each of its messages contains.
public struct ClientDetails: JSONModel {
  /// The ID of the client.
  public var clientId: String
  /// The ID of the conversation, if it is known.
  public var threadId: Int64?
  /// The marker that distinguishes the apps of one company.
  public var appMarker: Nullable<String>?
  /// The version of the protocol.
  ///
  /// The service assumes `17`.
  public var chatApiVersion: Int?
  /// Whether the client has a user.
  ///
  /// The service assumes `true`.
  public var authorized: Bool?

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.endObject()
  }
}
