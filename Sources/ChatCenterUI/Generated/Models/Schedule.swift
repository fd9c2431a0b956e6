// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The working hours of the operators.
public struct Schedule: JSONModel {
  /// The ID of the schedule.
  public var id: Int64?
  /// Whether the operators are working now.
  public var active: Bool?
  /// Whether a client may write outside the working hours.
  public var sendDuringInactive: Bool?
  /// Whether the chat is visible outside the working hours.
  public var isVisibleOutOfHours: Bool?
  /// The notice for a client outside the working hours.
  public var notification: String?
  /// The current time of the server.
  public var serverTime: DateTime?
  /// The working hours of the week.
  public var intervals: [WorkingHours]?
  /// The start of the nearest break.
  public var startTime: JSONValue?
  /// The end of the nearest break.
  public var endTime: JSONValue?

  public init(
    id: Int64? = nil,
    active: Bool? = nil,
    sendDuringInactive: Bool? = nil,
    isVisibleOutOfHours: Bool? = nil,
    notification: String? = nil,
    serverTime: DateTime? = nil,
    intervals: [WorkingHours]? = nil,
    startTime: JSONValue? = nil,
    endTime: JSONValue? = nil
  ) {
    self.id = id
    self.active = active
    self.sendDuringInactive = sendDuringInactive
    self.isVisibleOutOfHours = isVisibleOutOfHours
    self.notification = notification
    self.serverTime = serverTime
    self.intervals = intervals
    self.startTime = startTime
    self.endTime = endTime
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "active": json.read(into: &active)
      case "sendDuringInactive": json.read(into: &sendDuringInactive)
      case "isVisibleOutOfHours": json.read(into: &isVisibleOutOfHours)
      case "notification": json.read(into: &notification)
      case "serverTime": json.read(into: &serverTime)
      case "intervals": json.read(into: &intervals)
      case "startTime": json.read(into: &startTime)
      case "endTime": json.read(into: &endTime)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("id", id)
    json.optionalMember("active", active)
    json.optionalMember("sendDuringInactive", sendDuringInactive)
    json.optionalMember("isVisibleOutOfHours", isVisibleOutOfHours)
    json.optionalMember("notification", notification)
    json.optionalMember("serverTime", serverTime)
    json.optionalMember("intervals", intervals)
    json.optionalMember("startTime", startTime)
    json.optionalMember("endTime", endTime)
    json.endObject()
  }
}

/// An interval of working hours on one day of the week, in seconds of that day.
public struct WorkingHours: JSONModel {
  /// The ID of the interval.
  public var id: Int64?
  /// The day of the week, from 1 to 7.
  public var weekDay: Int?
  /// The first second of the interval.
  public var startTime: Int?
  /// The last second of the interval.
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

/// The working hours of the operators, in an envelope.
public struct ScheduleEnvelope: JSONModel {
  public var content: ScheduleNotice?

  public init(content: ScheduleNotice? = nil) {
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "content": json.read(into: &content)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("content", content)
    json.endObject()
  }
}

/// The working hours of the operators.
public struct ScheduleNotice: JSONModel {
  public var type: String
  @IndirectOptional public var content: Schedule?

  public init(type: String = "SCHEDULE", content: Schedule? = nil) {
    self.type = type
    self.content = content
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "content": json.readIndirect(into: &_content)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.optionalMember("content", content)
    json.endObject()
  }
}
