// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// An action on a message.
public struct MessageAction: JSONModel {
  /// The type of the action, such as `reaction` or `receipt`.
  public var type: String
  /// The value of the action, such as `smiley_face` or `read`.
  public var value: String
  public var actionTimetoken: DecimalTimetoken
  public var messageTimetoken: DecimalTimetoken
  /// The ID of the user who added the action.
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

/// A message action that was added or removed.
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

/// The confirmation of an added action.
public struct MessageActionReceipt: JSONModel {
  /// The HTTP status code.
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

/// The added action, and the reason why subscribers weren't notified.
public struct MessageActionPartialReceipt: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  public var data: MessageAction?
  /// The error that occurred after the action was added.
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
  /// The HTTP status code.
  public var status: JSONValue?
  /// An empty object.
  public var data: JSONValue?
  /// The error that occurred after the action was removed, in a response with the status 207.
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

/// A page of message actions of a channel.
public struct MessageActionPage: JSONModel {
  /// The HTTP status code.
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

/// The start of the next page.
public struct MessageActionContinuation: JSONModel {
  /// The URL of the next request, from the path on.
  public var url: JSONValue?
  /// The `start` of the next request.
  public var start: StoredTimetoken?
  /// The `end` of the next request.
  public var end: StoredTimetoken?
  /// The `limit` of the next request.
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

/// The reason why the message actions service, or its gateway, refused a request.
public enum MessageActionRefusal: JSONModel {
  case serviceProblem(ServiceProblem)
  case messageActionProblem(MessageActionProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["message"], properties: ["status", "error", "message", "service"]),
    .object(required: ["error"], properties: ["status", "error"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .serviceProblem(try json.read())
      case 1: .messageActionProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .serviceProblem(let value): value.encode(into: &json)
    case .messageActionProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The reason why the message actions service, or Access Manager, denied a request.
public enum MessageActionAccessRefusal: JSONModel {
  indirect case accessProblem(AccessProblem)
  case messageActionProblem(MessageActionProblem)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(
      required: ["message"],
      properties: ["status", "error", "message", "service", "payload"]
    ),
    .object(required: ["error"], properties: ["status", "error"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .accessProblem(try json.read())
      case 1: .messageActionProblem(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .accessProblem(let value): value.encode(into: &json)
    case .messageActionProblem(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

/// The reason why the message actions service refused a request.
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
