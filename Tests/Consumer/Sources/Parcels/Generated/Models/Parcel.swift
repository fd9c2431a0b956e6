// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Parcel: JSONModel {
  public var number: String
  public var state: ParcelState
  public var address: String
  public var events: [Event]

  public init(number: String, state: ParcelState, address: String, events: [Event]) {
    self.number = number
    self.state = state
    self.address = address
    self.events = events
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var number: String?
    var state: ParcelState?
    var address: String?
    var events: [Event]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "number": json.read(into: &number)
      case "state": json.read(into: &state)
      case "address": json.read(into: &address)
      case "events": json.read(into: &events)
      default: try json.skipValue()
      }
    }
    self.number = try json.require(number, "number")
    self.state = try json.require(state, "state")
    self.address = try json.require(address, "address")
    self.events = try json.require(events, "events")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("number", number)
    json.member("state", state)
    json.member("address", address)
    json.member("events", events)
    json.endObject()
  }
}

public struct ParcelState: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let accepted = Self(rawValue: "accepted")
  public static let moving = Self(rawValue: "moving")
  public static let delivered = Self(rawValue: "delivered")
  public static let lost = Self(rawValue: "lost")

  public static let knownValues: [Self] = [.accepted, .moving, .delivered, .lost]
}
