// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Horse: JSONModel {
  public var t: T

  public init(t: T) {
    self.t = t
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var t: T?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "t": json.read(into: &t)
      default: try json.skipValue()
      }
    }
    self.t = try json.require(t, "t")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("t", t)
    json.endObject()
  }

  public struct T: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let horse = Self(rawValue: "horse")
    public static let pony = Self(rawValue: "pony")

    public static let knownValues: [Self] = [.horse, .pony]
  }
}
