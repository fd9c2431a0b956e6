// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Stored messages by channel.
public struct HistoryPage: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  /// False.
  public var error: JSONValue?
  /// An empty text.
  public var errorMessage: JSONValue?
  /// The messages of each channel that has any, oldest first.
  public var channels: [String: [HistoryMessage]]
  public var more: HistoryContinuation?

  public init(
    status: JSONValue? = nil,
    error: JSONValue? = nil,
    errorMessage: JSONValue? = nil,
    channels: [String: [HistoryMessage]],
    more: HistoryContinuation? = nil
  ) {
    self.status = status
    self.error = error
    self.errorMessage = errorMessage
    self.channels = channels
    self.more = more
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String: [HistoryMessage]]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "error_message": json.read(into: &errorMessage)
      case "channels": json.read(into: &channels)
      case "more": json.read(into: &more)
      default: try json.skipValue()
      }
    }
    self.channels = try json.require(channels, "channels")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("error", error)
    json.optionalMember("error_message", errorMessage)
    json.member("channels", channels)
    json.optionalMember("more", more)
    json.endObject()
  }
}

/// A stored message.
public struct HistoryMessage: JSONModel {
  public var message: MessagePayload
  public var timetoken: StoredTimetoken
  /// The publisher's metadata; an empty string when there is none.
  public var meta: Metadata?
  /// The user who published it.
  public var uuid: String?
  public var messageType: Nullable<StoredMessageType>?
  /// The application's word for the kind of message.
  public var customMessageType: String?
  /// The message's actions by type, then by value.
  public var actions: [String: [String: [HistoryAction]]]?

  public init(
    message: MessagePayload,
    timetoken: StoredTimetoken,
    meta: Metadata? = nil,
    uuid: String? = nil,
    messageType: Nullable<StoredMessageType>? = nil,
    customMessageType: String? = nil,
    actions: [String: [String: [HistoryAction]]]? = nil
  ) {
    self.message = message
    self.timetoken = timetoken
    self.meta = meta
    self.uuid = uuid
    self.messageType = messageType
    self.customMessageType = customMessageType
    self.actions = actions
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var message: MessagePayload?
    var timetoken: StoredTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "timetoken": json.read(into: &timetoken)
      case "meta": json.read(into: &meta)
      case "uuid": json.read(into: &uuid)
      case "message_type": json.read(into: &messageType)
      case "custom_message_type": json.read(into: &customMessageType)
      case "actions": json.read(into: &actions)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
    self.timetoken = try json.require(timetoken, "timetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.member("timetoken", timetoken)
    json.optionalMember("meta", meta)
    json.optionalMember("uuid", uuid)
    json.optionalMember("message_type", messageType)
    json.optionalMember("custom_message_type", customMessageType)
    json.optionalMember("actions", actions)
    json.endObject()
  }
}

/// Who attached an action to a stored message, and when.
public struct HistoryAction: JSONModel {
  public var uuid: String?
  public var actionTimetoken: DecimalTimetoken

  public init(uuid: String? = nil, actionTimetoken: DecimalTimetoken) {
    self.uuid = uuid
    self.actionTimetoken = actionTimetoken
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var actionTimetoken: DecimalTimetoken?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "uuid": json.read(into: &uuid)
      case "actionTimetoken": json.read(into: &actionTimetoken)
      default: try json.skipValue()
      }
    }
    self.actionTimetoken = try json.require(actionTimetoken, "actionTimetoken")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("uuid", uuid)
    json.member("actionTimetoken", actionTimetoken)
    json.endObject()
  }
}

/// Where the next page starts.
public struct HistoryContinuation: JSONModel {
  /// The next request, from its path on.
  public var url: JSONValue?
  /// The next request's start.
  public var start: StoredTimetoken?
  /// The next request's max.
  public var max: JSONValue?

  public init(url: JSONValue? = nil, start: StoredTimetoken? = nil, max: JSONValue? = nil) {
    self.url = url
    self.start = start
    self.max = max
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "url": json.read(into: &url)
      case "start": json.read(into: &start)
      case "max": json.read(into: &max)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("url", url)
    json.optionalMember("start", start)
    json.optionalMember("max", max)
    json.endObject()
  }
}
