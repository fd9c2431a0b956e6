// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The users on a presence channel.
public struct UserList: JSONModel {
  /// The users, each once, regardless of the number of connections.
  public var users: [PresentUser]

  public init(users: [PresentUser]) {
    self.users = users
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var users: [PresentUser]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "users": json.read(into: &users)
      default: try json.skipValue()
      }
    }
    self.users = try json.require(users, "users")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("users", users)
    json.endObject()
  }
}

/// A user on a presence channel.
public struct PresentUser: JSONModel {
  /// The ID of the user.
  public var id: UserID

  public init(id: UserID) {
    self.id = id
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: UserID?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.endObject()
  }
}
