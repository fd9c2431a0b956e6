// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What changed about a channel.
public struct ChannelPayload: JSONModel {
  public var source: String?
  public var version: String?
  public var event: ObjectChange
  public var type: String
  @Indirect public var data: ChannelChanges

  public init(
    source: String? = nil,
    version: String? = nil,
    event: ObjectChange,
    type: String = "channel",
    data: ChannelChanges
  ) {
    self.source = source
    self.version = version
    self.event = event
    self.type = type
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: ObjectChange?
    var type: String?
    var data: ChannelChanges?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "source": json.read(into: &source)
      case "version": json.read(into: &version)
      case "event": json.read(into: &event)
      case "type": json.read(into: &type)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.type = try json.require(type, "type")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("source", source)
    json.optionalMember("version", version)
    json.member("event", event)
    json.member("type", type)
    json.member("data", data)
    json.endObject()
  }
}

/// The changed fields of a channel.
///
/// A null field was cleared, an absent one is as it was.
public struct ChannelChanges: JSONModel {
  public var id: String
  public var updated: DateTime?
  public var eTag: String?
  public var name: Nullable<String>?
  public var type: Nullable<String>?
  public var status: Nullable<String>?
  public var description: Nullable<String>?
  public var custom: Nullable<[String: JSONValue]>?

  public init(
    id: String,
    updated: DateTime? = nil,
    eTag: String? = nil,
    name: Nullable<String>? = nil,
    type: Nullable<String>? = nil,
    status: Nullable<String>? = nil,
    description: Nullable<String>? = nil,
    custom: Nullable<[String: JSONValue]>? = nil
  ) {
    self.id = id
    self.updated = updated
    self.eTag = eTag
    self.name = name
    self.type = type
    self.status = status
    self.description = description
    self.custom = custom
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "updated": json.read(into: &updated)
      case "eTag": json.read(into: &eTag)
      case "name": json.read(into: &name)
      case "type": json.read(into: &type)
      case "status": json.read(into: &status)
      case "description": json.read(into: &description)
      case "custom": json.read(into: &custom)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.optionalMember("updated", updated)
    json.optionalMember("eTag", eTag)
    json.optionalMember("name", name)
    json.optionalMember("type", type)
    json.optionalMember("status", status)
    json.optionalMember("description", description)
    json.optionalMember("custom", custom)
    json.endObject()
  }
}

/// The occupants of a channel among several.
public struct ChannelOccupancy: JSONModel {
  /// How many users are present.
  public var occupancy: Int
  /// The users, unless only their number was asked for.
  public var uuids: [Occupant]?

  public init(occupancy: Int, uuids: [Occupant]? = nil) {
    self.occupancy = occupancy
    self.uuids = uuids
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var occupancy: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "occupancy": json.read(into: &occupancy)
      case "uuids": json.read(into: &uuids)
      default: try json.skipValue()
      }
    }
    self.occupancy = try json.require(occupancy, "occupancy")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("occupancy", occupancy)
    json.optionalMember("uuids", uuids)
    json.endObject()
  }
}

/// A named list of channels.
public struct ChannelGroup: JSONModel {
  public var channels: [String]
  /// The group's name.
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

/// A channel group, or the word that it was changed.
public struct ChannelGroupReply: JSONModel {
  /// The HTTP status again.
  public var status: JSONValue?
  /// `OK`, when the group was changed.
  public var message: JSONValue?
  /// The group, when it was listed.
  public var payload: ChannelGroup?
  /// Who answered.
  public var service: JSONValue?
  /// False.
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
  /// The HTTP status again.
  public var status: JSONValue?
  /// `OK`.
  public var message: JSONValue?
  /// Who answered.
  public var service: JSONValue?
  /// False.
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
  /// The HTTP status again.
  public var status: JSONValue?
  public var payload: Payload
  /// Who answered.
  public var service: JSONValue?
  /// False.
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
    /// An empty text.
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
