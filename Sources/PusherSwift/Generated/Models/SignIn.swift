// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A request to sign in.
public struct SignIn: JSONModel {
  public var event: String
  public var data: Credentials

  public init(event: String = "pusher:signin", data: Credentials) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: Credentials?
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

/// The user of a sign-in, with a signature.
public struct Credentials: JSONModel {
  /// The signature: the app key, a colon and 64 hexadecimal digits.
  public var auth: String
  /// The user, as text that is signed, and is sent exactly as signed.
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
