// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

public struct Defaults: JSONModel {
  /// The default is `"x"`.
  public var name: String?
  /// The default is `2`.
  public var level: Level?
  /// The default is `["+1"]`.
  public var zones: [Zone]?
  /// The default is `{"pet": "cat", "lives": 9}`.
  public var cat: Cat?
  /// The default is `{"a": 1}`.
  public var counts: [String: Int]?
  /// The default is `5`.
  public var either: Either?
  /// The default is `{"a": [1, null, "x"]}`.
  public var any: JSONValue?
  /// The default is `"2024-02-29T12:00:00Z"`.
  public var at: DateTime?
  /// The default is `"2024-02-29"`.
  public var day: CalendarDate?
  /// The default is `["2024-02-29"]`.
  public var days: [CalendarDate]?
  /// The default is `"0f8fad5b-d9cb-469f-a165-70867728950e"`.
  public var id: UUID?
  /// The default is `"https://example.com/a"`.
  public var link: URI?
  /// The default is `1.10`.
  public var price: Decimal?
  /// The default is `"aGk="`.
  public var bytes: Data?
  /// The default is `18446744073709551615`.
  public var big: UInt64?

  public init(
    name: String? = nil,
    level: Level? = nil,
    zones: [Zone]? = nil,
    cat: Cat? = nil,
    counts: [String: Int]? = nil,
    either: Either? = nil,
    any: JSONValue? = nil,
    at: DateTime? = nil,
    day: CalendarDate? = nil,
    days: [CalendarDate]? = nil,
    id: UUID? = nil,
    link: URI? = nil,
    price: Decimal? = nil,
    bytes: Data? = nil,
    big: UInt64? = nil
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

public struct Level: OpenEnum {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Low.
  public static let low = Self(rawValue: 1)
  /// High.
  @available(*, deprecated)
  public static let high = Self(rawValue: 2)

  public static let knownValues: [Self] = [.low, Self(rawValue: 2)]
}

public struct Zone: OpenEnum {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let etcGMTPlus0 = Self(rawValue: "Etc/GMT+0")
  public static let etcGMT0 = Self(rawValue: "Etc/GMT-0")
  public static let plus1 = Self(rawValue: "+1")
  public static let minus1 = Self(rawValue: "-1")
  public static let empty = Self(rawValue: "")
  public static let selfValue = Self(rawValue: "self")
  public static let type = Self(rawValue: "Type")
  public static let thumbsUpSign = Self(rawValue: "👍")
  public static let 用户 = Self(rawValue: "用户")

  public static let knownValues: [Self] = [
    .etcGMTPlus0,
    .etcGMT0,
    .plus1,
    .minus1,
    .empty,
    .selfValue,
    .type,
    .thumbsUpSign,
    .用户,
  ]
}
