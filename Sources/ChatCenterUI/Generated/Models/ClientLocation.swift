// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The location of the client.
public struct ClientLocation: JSONModel, ClientDetails {
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
  /// The coordinates; the text is known, but the name of this member is an assumption.
  public var data: EmbeddedJSON<Coordinates>

  public init(
    clientId: String,
    threadId: Int64? = nil,
    appMarker: Nullable<String>? = nil,
    chatApiVersion: Int? = nil,
    authorized: Bool? = nil,
    type: String = "UPDATE_LOCATION",
    data: EmbeddedJSON<Coordinates>
  ) {
    self.clientId = clientId
    self.threadId = threadId
    self.appMarker = appMarker
    self.chatApiVersion = chatApiVersion
    self.authorized = authorized
    self.type = type
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var clientId: String?
    var type: String?
    var data: EmbeddedJSON<Coordinates>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "clientId": json.read(into: &clientId)
      case "threadId": json.read(into: &threadId)
      case "appMarker": json.read(into: &appMarker)
      case "chatApiVersion": json.read(into: &chatApiVersion)
      case "authorized": json.read(into: &authorized)
      case "type": json.read(into: &type)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.clientId = try json.require(clientId, "clientId")
    self.type = try json.require(type, "type")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("clientId", clientId)
    json.optionalMember("threadId", threadId)
    json.optionalMember("appMarker", appMarker)
    json.optionalMember("chatApiVersion", chatApiVersion)
    json.optionalMember("authorized", authorized)
    json.member("type", type)
    json.member("data", data)
    json.endObject()
  }
}

/// Geographic coordinates.
public struct Coordinates: JSONModel {
  /// The latitude and the longitude in degrees, with six decimals, separated by a comma and a
  /// space.
  public var coordinates: String

  public init(coordinates: String) {
    self.coordinates = coordinates
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var coordinates: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "coordinates": json.read(into: &coordinates)
      default: try json.skipValue()
      }
    }
    self.coordinates = try json.require(coordinates, "coordinates")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("coordinates", coordinates)
    json.endObject()
  }
}
