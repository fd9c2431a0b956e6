// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Shipped: JSONModel, Stamped {
  /// The message's id.
  public var id: String
  /// The time of the event.
  public var at: DateTime
  public var note: Note?
  public var carrier: String

  public init(id: String, at: DateTime, note: Note? = nil, carrier: String) {
    self.id = id
    self.at = at
    self.note = note
    self.carrier = carrier
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var at: DateTime?
    var carrier: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "at": json.read(into: &at)
      case "note": json.read(into: &note)
      case "carrier": json.read(into: &carrier)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.at = try json.require(at, "at")
    self.carrier = try json.require(carrier, "carrier")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("at", at)
    json.optionalMember("note", note)
    json.member("carrier", carrier)
    json.endObject()
  }

  public struct Note: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fast = Self(rawValue: "fast")
    public static let slow = Self(rawValue: "slow")

    public static let knownValues: [Self] = [.fast, .slow]
  }
}
