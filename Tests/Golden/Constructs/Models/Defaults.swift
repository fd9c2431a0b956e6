// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

public struct Defaults: JSONModel {
  public var name: String?
  public var level: Level?
  public var zones: [Zone]?
  public var cat: Cat?
  public var counts: [String: Int]?
  public var either: Either?
  public var any: JSONValue?
  public var at: DateTime?
  public var day: CalendarDate?
  public var days: [CalendarDate]?
  public var id: UUID?
  public var link: URI?
  public var price: Decimal?
  public var bytes: Data?
  public var big: UInt64?

  public init(
    name: String? = "x",
    level: Level? = Level(rawValue: 2),
    zones: [Zone]? = [.plus1],
    cat: Cat? = Cat(pet: "cat", lives: 9),
    counts: [String: Int]? = ["a": 1],
    either: Either? = Either.integer(5),
    any: JSONValue? = ["a": [1, nil, "x"]],
    at: DateTime? = try? DateTime("2024-02-29T12:00:00Z"),
    day: CalendarDate? = try? CalendarDate("2024-02-29"),
    days: [CalendarDate]? = try? [CalendarDate("2024-02-29")],
    id: UUID? = UUID(uuidString: "0f8fad5b-d9cb-469f-a165-70867728950e"),
    link: URI? = "https://example.com/a",
    price: Decimal? = Decimal(string: "1.10"),
    bytes: Data? = Data(base64Encoded: "aGk="),
    big: UInt64? = 18446744073709551615
  ) {
    self.name = name
    self.level = level
    self.zones = zones
    self.cat = cat
    self.counts = counts
    self.either = either
    self.any = any
    self.at = at
    self.day = day
    self.days = days
    self.id = id
    self.link = link
    self.price = price
    self.bytes = bytes
    self.big = big
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "name": json.read(into: &name)
      case "level": json.read(into: &level)
      case "zones": json.read(into: &zones)
      case "cat": json.read(into: &cat)
      case "counts": json.read(into: &counts)
      case "either": json.read(into: &either)
      case "any": json.read(into: &any)
      case "at": json.read(into: &at)
      case "day": json.read(into: &day)
      case "days": json.read(into: &days)
      case "id": json.read(into: &id)
      case "link": json.read(into: &link)
      case "price": json.read(into: &price)
      case "bytes": json.read(into: &bytes)
      case "big": json.read(into: &big)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("name", name)
    json.optionalMember("level", level)
    json.optionalMember("zones", zones)
    json.optionalMember("cat", cat)
    json.optionalMember("counts", counts)
    json.optionalMember("either", either)
    json.optionalMember("any", any)
    json.optionalMember("at", at)
    json.optionalMember("day", day)
    json.optionalMember("days", days)
    json.optionalMember("id", id)
    json.optionalMember("link", link)
    json.optionalMember("price", price)
    json.optionalMember("bytes", bytes)
    json.optionalMember("big", big)
    json.endObject()
  }

  public enum Either: JSONModel {
    case string(String)
    case integer(Int)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    private static let variants: JSONSignatures = [.string(), .integer]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .string(try json.read())
        case 1: .integer(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .string(let value): value.encode(into: &json)
      case .integer(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
