// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

public struct Parcel: JSONModel {
  /// In kilograms.
  ///
  /// More than 0.
  public var weight: Double
  /// At most 200 characters.
  public var note: Nullable<String>?
  /// No element twice.
  public var labels: [String]?
  public var sender: Address?
  /// Read only.
  public var id: UUID
  public var state: State
  public var created: DateTime?
  public var attributes: [String: String]?

  public init(
    weight: Double,
    note: Nullable<String>? = nil,
    labels: [String]? = nil,
    sender: Address? = nil,
    id: UUID,
    state: State,
    created: DateTime? = nil,
    attributes: [String: String]? = nil
  ) {
    self.weight = weight
    self.note = note
    self.labels = labels
    self.sender = sender
    self.id = id
    self.state = state
    self.created = created
    self.attributes = attributes
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var weight: Double?
    var id: UUID?
    var state: State?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "weight": json.read(into: &weight)
      case "note": json.read(into: &note)
      case "labels": json.read(into: &labels)
      case "sender": json.read(into: &sender)
      case "id": json.read(into: &id)
      case "state": json.read(into: &state)
      case "created": json.read(into: &created)
      case "attributes": json.read(into: &attributes)
      default: try json.skipValue()
      }
    }
    self.weight = try json.require(weight, "weight")
    self.id = try json.require(id, "id")
    self.state = try json.require(state, "state")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("weight", weight)
    json.optionalMember("note", note)
    json.optionalMember("labels", labels)
    json.optionalMember("sender", sender)
    json.member("id", id)
    json.member("state", state)
    json.optionalMember("created", created)
    json.optionalMember("attributes", attributes)
    json.endObject()
  }

  public struct State: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let stored = Self(rawValue: "stored")
    public static let sent = Self(rawValue: "sent")

    public static let knownValues: [Self] = [.stored, .sent]
  }
}
