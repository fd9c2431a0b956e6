// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Presence: JSONModel {
  public var must: String
  public var mayBeNull: String?
  public var mayBeAbsent: String?
  public var mayBeBoth: Nullable<Cat>?
  public var wrong: Nullable<String>?
  public var version: Int
  /// Its only value is `{"a": [1]}`.
  public var fixed: [String: JSONValue]?

  public init(
    must: String,
    mayBeNull: String?,
    mayBeAbsent: String? = nil,
    mayBeBoth: Nullable<Cat>? = nil,
    wrong: Nullable<String>? = nil,
    version: Int = 2,
    fixed: [String: JSONValue]? = nil
  ) {
    self.must = must
    self.mayBeNull = mayBeNull
    self.mayBeAbsent = mayBeAbsent
    self.mayBeBoth = mayBeBoth
    self.wrong = wrong
    self.version = version
    self.fixed = fixed
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var must: String?
    var mayBeNull: Nullable<String>?
    var version: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "must": json.read(into: &must)
      case "mayBeNull": json.read(into: &mayBeNull)
      case "mayBeAbsent": json.read(into: &mayBeAbsent)
      case "mayBeBoth": json.read(into: &mayBeBoth)
      case "wrong": json.read(into: &wrong)
      case "version": json.read(into: &version)
      case "fixed": json.read(into: &fixed)
      default: try json.skipValue()
      }
    }
    self.must = try json.require(must, "must")
    self.mayBeNull = try json.requireNullable(mayBeNull, "mayBeNull")
    self.version = try json.require(version, "version")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("must", must)
    json.member("mayBeNull", mayBeNull)
    json.optionalMember("mayBeAbsent", mayBeAbsent)
    json.optionalMember("mayBeBoth", mayBeBoth)
    json.optionalMember("wrong", wrong)
    json.member("version", version)
    json.optionalMember("fixed", fixed)
    json.endObject()
  }
}
