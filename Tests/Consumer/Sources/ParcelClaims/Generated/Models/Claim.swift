// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Parcels

public struct Claim: JSONModel {
  public var value: ClaimValue
  public var state: ParcelState
  public var related: [Claim]?

  public init(value: ClaimValue, state: ParcelState, related: [Claim]? = nil) {
    self.value = value
    self.state = state
    self.related = related
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var value: ClaimValue?
    var state: ParcelState?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "value": json.read(into: &value)
      case "state": json.read(into: &state)
      case "related": json.read(into: &related)
      default: try json.skipValue()
      }
    }
    self.value = try json.require(value, "value")
    self.state = try json.require(state, "state")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("value", value)
    json.member("state", state)
    json.optionalMember("related", related)
    json.endObject()
  }
}

public struct ClaimValue: JSONModel {
  public var cents: Int64

  public init(cents: Int64) {
    self.cents = cents
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var cents: Int64?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "cents": json.read(into: &cents)
      default: try json.skipValue()
      }
    }
    self.cents = try json.require(cents, "cents")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("cents", cents)
    json.endObject()
  }
}
