// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct NewParcel: JSONModel {
  /// In kilograms.
  ///
  /// More than 0.
  public var weight: Double
  /// At most 200 characters.
  public var note: Nullable<String>?
  /// No element twice.
  public var labels: [String]?
  public var sender: Address?

  public init(
    weight: Double,
    note: Nullable<String>? = nil,
    labels: [String]? = nil,
    sender: Address? = nil
  ) {
    self.weight = weight
    self.note = note
    self.labels = labels
    self.sender = sender
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var weight: Double?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "weight": json.read(into: &weight)
      case "note": json.read(into: &note)
      case "labels": json.read(into: &labels)
      case "sender": json.read(into: &sender)
      default: try json.skipValue()
      }
    }
    self.weight = try json.require(weight, "weight")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("weight", weight)
    json.optionalMember("note", note)
    json.optionalMember("labels", labels)
    json.optionalMember("sender", sender)
    json.endObject()
  }
}
