// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Some hours of one day of the week, in seconds of that day.
public struct WorkingHours: JSONModel {
  /// The interval's id.
  public var id: Int64?
  /// The day.
  ///
  /// At least 1 and at most 7.
  public var weekDay: Int?
  /// The first second.
  public var startTime: Int?
  /// The last second.
  public var endTime: Int?

  public init(id: Int64? = nil, weekDay: Int? = nil, startTime: Int? = nil, endTime: Int? = nil) {
    self.id = id
    self.weekDay = weekDay
    self.startTime = startTime
    self.endTime = endTime
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "weekDay": json.read(into: &weekDay)
      case "startTime": json.read(into: &startTime)
      case "endTime": json.read(into: &endTime)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("weekDay", weekDay)
    json.optionalMember("startTime", startTime)
    json.optionalMember("endTime", endTime)
    json.endObject()
  }
}
