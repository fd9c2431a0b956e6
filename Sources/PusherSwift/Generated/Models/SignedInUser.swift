// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The user of a connection.
public struct SignedInUser: JSONModel {
  /// The user, as the client gave it.
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
