// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// An action attached to a message, or removed from it.
public struct MessageActionPayload: JSONModel {
  public var source: String
  public var version: String
  public var event: Event
  public var data: MessageActionPayloadData

  public init(source: String, version: String, event: Event, data: MessageActionPayloadData) {
    self.source = source
    self.version = version
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var source: String?
    var version: String?
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
    self.source = try json.require(source, "source")
    self.version = try json.require(version, "version")
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("source", source)
    json.member("version", version)
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
