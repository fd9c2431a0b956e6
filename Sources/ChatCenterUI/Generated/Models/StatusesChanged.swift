// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A report of the statuses of messages.
public struct StatusesChanged: JSONModel {
  public var action: String
  /// The time of creation, in milliseconds since 1970.
  public var createdAt: Int64?
  public var data: StatusList

  public init(action: String = "getStatuses", createdAt: Int64? = nil, data: StatusList) {
    self.action = action
    self.createdAt = createdAt
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: String?
    var data: StatusList?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "createdAt": json.read(into: &createdAt)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.optionalMember("createdAt", createdAt)
    json.member("data", data)
    json.endObject()
  }
}

/// The statuses of messages.
public struct StatusList: JSONModel {
  public var statuses: [StatusReport]

  public init(statuses: [StatusReport]) {
    self.statuses = statuses
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var statuses: [StatusReport]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "statuses": json.read(into: &statuses)
      default: try json.skipValue()
      }
    }
    self.statuses = try json.require(statuses, "statuses")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("statuses", statuses)
    json.endObject()
  }
}
