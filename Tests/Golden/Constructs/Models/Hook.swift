// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Hook: JSONModel {
  public var endpoint: String
  /// Required, but not described.
  ///
  /// It is read as null where the service doesn't send it.
  public var teamId: JSONValue

  public init(endpoint: String, teamId: JSONValue) {
    self.endpoint = endpoint
    self.teamId = teamId
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var endpoint: String?
    var teamId: JSONValue?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "endpoint": json.read(into: &endpoint)
      case "team_id": json.read(into: &teamId)
      default: try json.skipValue()
      }
    }
    self.endpoint = try json.require(endpoint, "endpoint")
    self.teamId = teamId ?? .null
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("endpoint", endpoint)
    json.member("team_id", teamId)
    json.endObject()
  }
}
