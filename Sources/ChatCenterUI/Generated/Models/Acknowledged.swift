// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The confirmation of an update, or the reason for a refusal.
public struct Acknowledged: JSONModel {
  public var action: Action
  public var correlationId: CorrelationID
  /// The result of the request; a member `error` indicates a refusal.
  public var data: JSONValue?

  public init(action: Action, correlationId: CorrelationID, data: JSONValue? = nil) {
    self.action = action
    self.correlationId = correlationId
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var action: Action?
    var correlationId: CorrelationID?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "action": json.read(into: &action)
      case "correlationId": json.read(into: &correlationId)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.action = try json.require(action, "action")
    self.correlationId = try json.require(correlationId, "correlationId")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("action", action)
    json.member("correlationId", correlationId)
    json.optionalMember("data", data)
    json.endObject()
  }

  public struct Action: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let updateDevice = Self(rawValue: "updateDevice")
    public static let updateStatuses = Self(rawValue: "updateStatuses")

    public static let knownValues: [Self] = [.updateDevice, .updateStatuses]
  }
}
