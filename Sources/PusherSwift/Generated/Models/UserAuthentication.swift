// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The authentication of a client's user.
public struct UserAuthentication: JSONModel {
  /// The app key, a colon and the signature.
  ///
  /// The signed text is the socket ID, `::user::` and `user_data`.
  public var auth: String
  /// The user, as text that the client sends unchanged.
  public var userData: EmbeddedJSON<User>

  public init(auth: String, userData: EmbeddedJSON<User>) {
    self.auth = auth
    self.userData = userData
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var auth: String?
    var userData: EmbeddedJSON<User>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "auth": json.read(into: &auth)
      case "user_data": json.read(into: &userData)
      default: try json.skipValue()
      }
    }
    self.auth = try json.require(auth, "auth")
    self.userData = try json.require(userData, "user_data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("auth", auth)
    json.member("user_data", userData)
    json.endObject()
  }
}

/// A request to authenticate the user of a connection.
public struct UserAuthenticationRequest: JSONModel {
  public var socketId: SocketID
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: String]

  public init(socketId: SocketID, additionalProperties: [String: String] = [:]) {
    self.socketId = socketId
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var socketId: SocketID?
    var additionalProperties: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "socket_id": json.read(into: &socketId)
      default: additionalProperties[key.string] = try json.read(String.self)
      }
    }
    self.socketId = try json.require(socketId, "socket_id")
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("socket_id", socketId)
    json.members(additionalProperties)
    json.endObject()
  }
}
