// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// A named list of channels.
public struct ChannelGroup: JSONModel {
  public var channels: [String]
  /// The name of the channel group.
  public var group: JSONValue?

  public init(channels: [String], group: JSONValue? = nil) {
    self.channels = channels
    self.group = group
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var channels: [String]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channels": json.read(into: &channels)
      case "group": json.read(into: &group)
      default: try json.skipValue()
      }
    }
    self.channels = try json.require(channels, "channels")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("channels", channels)
    json.optionalMember("group", group)
    json.endObject()
  }
}

/// A channel group, or the confirmation of a change.
public struct ChannelGroupReply: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK` in the confirmation of a change.
  public var message: JSONValue?
  /// The channel group, in the response to a request without changes.
  public var payload: ChannelGroup?
  /// The name of the service.
  public var service: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    payload: ChannelGroup? = nil,
    service: JSONValue? = nil,
    error: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.payload = payload
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.optionalMember("payload", payload)
    json.optionalMember("service", service)
    json.optionalMember("error", error)
    json.endObject()
  }
}

/// The confirmation of a deleted channel group.
public struct ChannelGroupReceipt: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  /// The status message, `OK`.
  public var message: JSONValue?
  /// The name of the service.
  public var service: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?

  public init(
    status: JSONValue? = nil,
    message: JSONValue? = nil,
    service: JSONValue? = nil,
    error: JSONValue? = nil
  ) {
    self.status = status
    self.message = message
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "message": json.read(into: &message)
      case "service": json.read(into: &service)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.optionalMember("message", message)
    json.optionalMember("service", service)
    json.optionalMember("error", error)
    json.endObject()
  }
}

/// The channel groups of a subscribe key.
public struct ChannelGroupList: JSONModel {
  /// The HTTP status code.
  public var status: JSONValue?
  public var payload: Payload
  /// The name of the service.
  public var service: JSONValue?
  /// The error flag, false.
  public var error: JSONValue?

  public init(
    status: JSONValue? = nil,
    payload: Payload,
    service: JSONValue? = nil,
    error: JSONValue? = nil
  ) {
    self.status = status
    self.payload = payload
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var payload: Payload?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "payload": json.read(into: &payload)
      case "service": json.read(into: &service)
      case "error": json.read(into: &error)
      default: try json.skipValue()
      }
    }
    self.payload = try json.require(payload, "payload")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("status", status)
    json.member("payload", payload)
    json.optionalMember("service", service)
    json.optionalMember("error", error)
    json.endObject()
  }

  public struct Payload: JSONModel {
    /// The namespace of the groups, an empty string.
    public var namespace: JSONValue?
    public var groups: [String]

    public init(namespace: JSONValue? = nil, groups: [String]) {
      self.namespace = namespace
      self.groups = groups
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var groups: [String]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "namespace": json.read(into: &namespace)
        case "groups": json.read(into: &groups)
        default: try json.skipValue()
        }
      }
      self.groups = try json.require(groups, "groups")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("namespace", namespace)
      json.member("groups", groups)
      json.endObject()
    }
  }
}
