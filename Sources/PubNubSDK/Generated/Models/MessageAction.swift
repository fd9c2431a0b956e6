// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An action attached to a message.
public struct MessageAction: JSONModel {
  /// What kind of action: `reaction`, `receipt`….
  public var type: String
  /// Which one: `smiley_face`, `read`….
  public var value: String
  public var actionTimetoken: DecimalTimetoken
  public var messageTimetoken: DecimalTimetoken
  /// The user who attached it.
  public var uuid: String?

  public init(
    type: String,
    value: String,
    actionTimetoken: DecimalTimetoken,
    messageTimetoken: DecimalTimetoken,
    uuid: String? = nil
  ) {
    self.type = type
    self.value = value
    self.actionTimetoken = actionTimetoken
    self.messageTimetoken = messageTimetoken
    self.uuid = uuid
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var type: String?
    var value: String?
    var actionTimetoken: DecimalTimetoken?
    var messageTimetoken: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "type": json.read(into: &type)
      case "value": json.read(into: &value)
      case "actionTimetoken": json.read(into: &actionTimetoken)
      case "messageTimetoken": json.read(into: &messageTimetoken)
      case "uuid": json.read(into: &uuid)
      default: try json.skipValue()
      }
    }
    self.type = try json.require(type, "type")
    self.value = try json.require(value, "value")
    self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
    self.messageTimetoken = try json.require(messageTimetoken, "messageTimetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("type", type)
    json.member("value", value)
    json.member("actionTimetoken", actionTimetoken)
    json.member("messageTimetoken", messageTimetoken)
    json.optionalMember("uuid", uuid)
    json.endObject()
  }
}

/// An action attached to a message, or removed from it.
public struct MessageActionPayload: JSONModel {
  public var source: String?
  public var version: String?
  public var event: Event
  public var data: MessageActionPayloadData

  public init(
    source: String? = nil,
    version: String? = nil,
    event: Event,
    data: MessageActionPayloadData
  ) {
    self.source = source
    self.version = version
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: Event?
    var data: MessageActionPayloadData?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "source": json.read(into: &source)
      case "version": json.read(into: &version)
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
    json.optionalMember("source", source)
    json.optionalMember("version", version)
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }

  public struct Event: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let added = Self(rawValue: "added")
    public static let removed = Self(rawValue: "removed")

    public static let knownValues: [Self] = [.added, .removed]
  }

  public struct MessageActionPayloadData: JSONModel {
    public var messageTimetoken: DecimalTimetoken
    public var actionTimetoken: DecimalTimetoken
    public var type: String
    public var value: String

    public init(
      messageTimetoken: DecimalTimetoken,
      actionTimetoken: DecimalTimetoken,
      type: String,
      value: String
    ) {
      self.messageTimetoken = messageTimetoken
      self.actionTimetoken = actionTimetoken
      self.type = type
      self.value = value
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var messageTimetoken: DecimalTimetoken?
      var actionTimetoken: DecimalTimetoken?
      var type: String?
      var value: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "messageTimetoken": json.read(into: &messageTimetoken)
        case "actionTimetoken": json.read(into: &actionTimetoken)
        case "type": json.read(into: &type)
        case "value": json.read(into: &value)
        default: try json.skipValue()
        }
      }
      self.messageTimetoken = try json.require(messageTimetoken, "messageTimetoken")
      self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
      self.type = try json.require(type, "type")
      self.value = try json.require(value, "value")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("messageTimetoken", messageTimetoken)
      json.member("actionTimetoken", actionTimetoken)
      json.member("type", type)
      json.member("value", value)
      json.endObject()
    }
  }
}

/// The action as attached.
public struct MessageActionReceipt: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  public var data: MessageAction

  public init(status: JSONValue? = nil, data: MessageAction) {
    self.status = status
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var data: MessageAction?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.member("data", data)
    json.endObject()
  }
}

/// The action as attached, and why subscribers weren't notified.
public struct MessageActionPartialReceipt: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  public var data: MessageAction?
  /// What went wrong after it was attached.
  public var error: MessageActionFault?

  public init(
    status: JSONValue? = nil,
    data: MessageAction? = nil,
    error: MessageActionFault? = nil
  ) {
    self.status = status
    self.data = data
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("data", data)
    json.optionalMember("error", error)
    json.endObject()
  }
}

/// The confirmation of a removed action.
public struct MessageActionRemoval: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  /// An empty object.
  public var data: JSONValue?
  /// What went wrong after it was removed, in an answer with status 207.
  public var error: JSONValue?

  public init(status: JSONValue? = nil, data: JSONValue? = nil, error: JSONValue? = nil) {
    self.status = status
    self.data = data
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("data", data)
    json.optionalMember("error", error)
    json.endObject()
  }
}

/// Actions attached to a channel's messages.
public struct MessageActionPage: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  public var data: [MessageAction]
  @IndirectOptional public var more: MessageActionContinuation?

  public init(
    status: JSONValue? = nil,
    data: [MessageAction],
    more: MessageActionContinuation? = nil
  ) {
    self.status = status
    self.data = data
    self.more = more
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var data: [MessageAction]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "data": json.read(into: &data)
      case "more": json.readIndirect(into: &_more)
      default: try json.skipValue()
      }
    }
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.member("data", data)
    json.optionalMember("more", more)
    json.endObject()
  }
}

/// Where the next page starts.
public struct MessageActionContinuation: JSONModel {
  /// The next request, from its path on.
  public var url: JSONValue?
  /// The next request's start.
  public var start: StoredTimetoken?
  /// The next request's end.
  public var end: StoredTimetoken?
  /// The next request's limit.
  public var limit: JSONValue?

  public init(
    url: JSONValue? = nil,
    start: StoredTimetoken? = nil,
    end: StoredTimetoken? = nil,
    limit: JSONValue? = nil
  ) {
    self.url = url
    self.start = start
    self.end = end
    self.limit = limit
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "start": json.read(into: &start)
      case "end": json.read(into: &end)
      case "limit": json.read(into: &limit)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.optionalMember("start", start)
    json.optionalMember("end", end)
    json.optionalMember("limit", limit)
    json.endObject()
  }
}

/// Why message actions refused a request.
public struct MessageActionProblem: JSONModel {
  public var status: Int?
  public var error: MessageActionFault

  public init(status: Int? = nil, error: MessageActionFault) {
    self.status = status
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var error: MessageActionFault?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.member("error", error)
    json.endObject()
  }
}

/// The reason why message actions, or their gateway, refused a request.
public enum MessageActionRefusal: JSONModel {
  case messageActionProblem(MessageActionProblem)
  indirect case serviceProblem(ServiceProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["error"], known: ["status", "error"]),
    .object(required: ["message"], known: ["status", "error", "message", "service", "payload"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .messageActionProblem(try json.read())
      case 1: .serviceProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .messageActionProblem(let value): value.encode(into: &json)
    case .serviceProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
