// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// - Warning: Deprecated.
public struct DataModel: JSONModel {
  public var bytes: Data?
  public var at: DateTime?
  public var day: CalendarDate?
  public var link: URL?
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }
  public var type: Kind?
  public var tags: [String]?
  @Indirect public var parent: DataModel?
  public var choice: Nullable<Choice>?

  private var deprecatedOld: String?

  @available(*, deprecated)
  public init(
    bytes: Data? = nil,
    at: DateTime? = nil,
    day: CalendarDate? = nil,
    link: URL? = nil,
    old: String? = "x",
    type: Kind? = nil,
    tags: [String]? = ["a", "b"],
    parent: DataModel? = nil,
    choice: Nullable<Choice>? = nil
  ) {
    self.bytes = bytes
    self.at = at
    self.day = day
    self.link = link
    self.deprecatedOld = old
    self.type = type
    self.tags = tags
    self.parent = parent
    self.choice = choice
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var bytes: Data?
    var at: DateTime?
    var day: CalendarDate?
    var link: URL?
    var old: String?
    var type: Kind?
    var tags: [String]?
    var parent: DataModel?
    var choice: Nullable<Choice>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "bytes": bytes = try json.read()
      case "at": at = try json.read()
      case "day": day = try json.read()
      case "link": link = try json.read()
      case "old": old = try json.read()
      case "type": type = try json.read()
      case "tags": tags = try json.read()
      case "parent": parent = try json.read()
      case "choice": choice = try json.read()
      default: try json.skipValue()
      }
    }
    self.bytes = bytes
    self.at = at
    self.day = day
    self.link = link
    self.deprecatedOld = old
    self.type = type
    self.tags = tags
    self.parent = parent
    self.choice = choice
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("bytes", bytes)
    json.optionalMember("at", at)
    json.optionalMember("day", day)
    json.optionalMember("link", link)
    json.optionalMember("old", deprecatedOld)
    json.optionalMember("type", type)
    json.optionalMember("tags", tags)
    json.optionalMember("parent", parent)
    json.optionalMember("choice", choice)
    json.endObject()
  }

  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let one = Self(rawValue: "one")
    public static let two = Self(rawValue: "two")

    public static let knownValues: [Self] = [.one, .two]
  }
}
