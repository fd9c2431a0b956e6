// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The channel groups of a subscribe key.
public struct ChannelGroupList: JSONModel {
  public var status: Int
  public var payload: Payload
  public var service: String
  public var error: Bool

  public init(status: Int, payload: Payload, service: String, error: Bool) {
    self.status = status
    self.payload = payload
    self.service = service
    self.error = error
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var payload: Payload?
    var service: String?
    var error: Bool?
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
    self.status = try json.require(status, "status")
    self.payload = try json.require(payload, "payload")
    self.service = try json.require(service, "service")
    self.error = try json.require(error, "error")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("payload", payload)
    json.member("service", service)
    json.member("error", error)
    json.endObject()
  }

  public struct Payload: JSONModel {
    public var namespace: String?
    public var groups: [String]

    public init(namespace: String? = nil, groups: [String]) {
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
