// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// - Warning: Deprecated.
public struct DataModel: JSONModel {
  public var bytes: Data?
  public var at: DateTime?
  public var day: CalendarDate?
  public var link: URI?
  /// The default is `"x"`.
  @available(*, deprecated)
  public var old: String? {
    get { deprecatedOld }
    set { deprecatedOld = newValue }
  }
  public var type: Kind?
  /// The default is `["a", "b"]`.
  public var tags: [String]?
  @IndirectOptional public var parent: DataModel?
  public var choice: Nullable<Choice>?

  private var deprecatedOld: String?

  @available(*, deprecated)
  public init(
    bytes: Data? = nil,
    at: DateTime? = nil,
    day: CalendarDate? = nil,
    link: URI? = nil,
    old: String? = nil,
    type: Kind? = nil,
    tags: [String]? = nil,
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
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "bytes": json.read(into: &bytes)
      case "at": json.read(into: &at)
      case "day": json.read(into: &day)
      case "link": json.read(into: &link)
      case "old": json.read(into: &deprecatedOld)
      case "type": json.read(into: &type)
      case "tags": json.read(into: &tags)
      case "parent": json.readIndirect(into: &_parent)
      case "choice": json.read(into: &choice)
      default: try json.skipValue()
      }
    }
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
