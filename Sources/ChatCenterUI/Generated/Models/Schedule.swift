// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// When the operators work.
public struct Schedule: JSONModel {
  /// The schedule's id.
  public var id: Int64?
  /// Whether they work now.
  public var active: Bool?
  /// Whether a client may write while they don't.
  public var sendDuringInactive: Bool?
  /// Whether the chat is visible outside of them.
  public var isVisibleOutOfHours: Bool?
  /// The notice for a client outside of them.
  public var notification: String?
  /// The current time.
  public var serverTime: DateTime?
  /// The hours of the week.
  public var intervals: [WorkingHours]?
  /// When the nearest break begins.
  public var startTime: JSONValue?
  /// When the nearest break ends.
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

/// When the operators work, in an envelope.
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

/// When the operators work.
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
