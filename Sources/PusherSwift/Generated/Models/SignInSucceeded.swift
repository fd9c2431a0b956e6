// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The confirmation of a sign-in.
public struct SignInSucceeded: JSONModel {
  public var event: String
  /// The signed-in user.
  public var data: EmbeddedJSON<SignedInUser>

  public init(event: String = "pusher:signin_success", data: EmbeddedJSON<SignedInUser>) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<SignedInUser>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}

/// The user of a connection.
public struct SignedInUser: JSONModel {
  /// The user, as the client sent it.
  public var userData: EmbeddedJSON<User>

  public init(userData: EmbeddedJSON<User>) {
    self.userData = userData
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var userData: EmbeddedJSON<User>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "user_data": json.read(into: &userData)
      default: try json.skipValue()
      }
    }
    self.userData = try json.require(userData, "user_data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("user_data", userData)
    json.endObject()
  }
}
