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
      case "status": status = try json.read()
      case "payload": payload = try json.read()
      case "service": service = try json.read()
      case "error": error = try json.read()
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
      var namespace: String?
      var groups: [String]?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "namespace": namespace = try json.read()
        case "groups": groups = try json.read()
        default: try json.skipValue()
        }
      }
      self.namespace = namespace
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
