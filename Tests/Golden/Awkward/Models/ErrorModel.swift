// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// What e.g. went wrong and why.
///
/// More of it, with a line that is so long that it needs to be broken over several lines of a
/// comment.
///
///     indented code
///
/// */ fatalError() /*
public struct ErrorModel: JSONModel {
  public var message: String
  public var nothing: String?
  public var both: Both
  public var maybe: Nullable<Int>?
  public var any: JSONValue?
  public var json: String?
  public var key: String?
  public var encodeValue: String?
  public var hashValueField: Int?
  public var hash: String?
  public var description: String?
  public var selfValue: String?
  public var `init`: String?
  public var type: String?
  public var empty: String?
  /// The default is `1`.
  public var plus1: Int?
  /// The default is `-1`.
  public var minus1: Int?
  /// The default is `"\"\\(x)\n"`.
  public var grinningFace: String?
  public var userIdValue: String?
  public var userId: String?
  public var 用户: String?
  /// The default is `true`.
  public var additionalProperties: Bool?
  public var level: Level?
  /// The default is `"none"`.
  public var kind: Kind?
  /// The default is `0.5`.
  public var aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken: JSONNumber?
  /// The members that the schema doesn't name.
  public var otherProperties: [String: String?]

  public init(
    message: String,
    nothing: String?,
    both: Both,
    maybe: Nullable<Int>? = nil,
    any: JSONValue? = nil,
    json: String? = nil,
    key: String? = nil,
    encodeValue: String? = nil,
    hashValueField: Int? = nil,
    hash: String? = nil,
    description: String? = nil,
    selfValue: String? = nil,
    `init`: String? = nil,
    type: String? = nil,
    empty: String? = nil,
    plus1: Int? = nil,
    minus1: Int? = nil,
    grinningFace: String? = nil,
    userIdValue: String? = nil,
    userId: String? = nil,
    用户: String? = nil,
    additionalProperties: Bool? = nil,
    level: Level? = nil,
    kind: Kind? = nil,
    aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken: JSONNumber? = nil,
    otherProperties: [String: String?] = [:]
  ) {
    self.message = message
    self.nothing = nothing
    self.both = both
    self.maybe = maybe
    self.any = any
    self.json = json
    self.key = key
    self.encodeValue = encodeValue
    self.hashValueField = hashValueField
    self.hash = hash
    self.description = description
    self.selfValue = selfValue
    self.`init` = `init`
    self.type = type
    self.empty = empty
    self.plus1 = plus1
    self.minus1 = minus1
    self.grinningFace = grinningFace
    self.userIdValue = userIdValue
    self.userId = userId
    self.用户 = 用户
    self.additionalProperties = additionalProperties
    self.level = level
    self.kind = kind
    self.aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken =
      aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken
    self.otherProperties = otherProperties
  }

  public init(from reader: inout JSONReader) throws(JSONError) {
    var message: String?
    var nothing: Nullable<String>?
    var both: Both?
    var otherProperties: [String: String?] = [:]
    try reader.beginObject()
    while let member = try reader.nextKey() {
      switch member {
      case "message": reader.read(into: &message)
      case "nothing": reader.read(into: &nothing)
      case "both": reader.read(into: &both)
      case "maybe": reader.read(into: &maybe)
      case "any": reader.read(into: &any)
      case "json": reader.read(into: &json)
      case "key": reader.read(into: &key)
      case "encode": reader.read(into: &encodeValue)
      case "hashValue": reader.read(into: &hashValueField)
      case "hash": reader.read(into: &hash)
      case "description": reader.read(into: &description)
      case "self": reader.read(into: &selfValue)
      case "init": reader.read(into: &`init`)
      case "Type": reader.read(into: &type)
      case "": reader.read(into: &empty)
      case "+1": reader.read(into: &plus1)
      case "-1": reader.read(into: &minus1)
      case "😀": reader.read(into: &grinningFace)
      case "user-id": reader.read(into: &userIdValue)
      case "userId": reader.read(into: &userId)
      case "用户": reader.read(into: &用户)
      case "additionalProperties": reader.read(into: &additionalProperties)
      case "level": reader.read(into: &level)
      case "kind": reader.read(into: &kind)
      case """
      a key that is so long that the line on which it stands has to be broken somewhere, however od\
      d it looks
      """:
        reader.read(into: &aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken)
      default: otherProperties[member.string] = try reader.read(String?.self)
      }
    }
    self.message = try reader.require(message, "message")
    self.nothing = try reader.requireNullable(nothing, "nothing")
    self.both = try reader.require(both, "both")
    self.otherProperties = otherProperties
  }

  public func encode(into writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("message", message)
    writer.member("nothing", nothing)
    writer.member("both", both)
    writer.optionalMember("maybe", maybe)
    writer.optionalMember("any", any)
    writer.optionalMember("json", json)
    writer.optionalMember("key", key)
    writer.optionalMember("encode", encodeValue)
    writer.optionalMember("hashValue", hashValueField)
    writer.optionalMember("hash", hash)
    writer.optionalMember("description", description)
    writer.optionalMember("self", selfValue)
    writer.optionalMember("init", `init`)
    writer.optionalMember("Type", type)
    writer.optionalMember("", empty)
    writer.optionalMember("+1", plus1)
    writer.optionalMember("-1", minus1)
    writer.optionalMember("😀", grinningFace)
    writer.optionalMember("user-id", userIdValue)
    writer.optionalMember("userId", userId)
    writer.optionalMember("用户", 用户)
    writer.optionalMember("additionalProperties", additionalProperties)
    writer.optionalMember("level", level)
    writer.optionalMember("kind", kind)
    writer.optionalMember(
      """
      a key that is so long that the line on which it stands has to be broken somewhere, however od\
      d it looks
      """,
      aKeyThatIsSoLongThatTheLineOnWhichItStandsHasToBeBroken
    )
    writer.members(otherProperties)
    writer.endObject()
  }

  public struct Both: JSONModel {
    public var type: Kind
    public var typeValue: String?

    public init(type: Kind, typeValue: String? = nil) {
      self.type = type
      self.typeValue = typeValue
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var type: Kind?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "type": json.read(into: &type)
        case "Type": json.read(into: &typeValue)
        default: try json.skipValue()
        }
      }
      self.type = try json.require(type, "type")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("type", type)
      json.optionalMember("Type", typeValue)
      json.endObject()
    }

    public struct Kind: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let a = Self(rawValue: "a")
      public static let b = Self(rawValue: "b")

      public static let knownValues: [Self] = [.a, .b]
    }
  }

  public struct Kind: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "none")
    public static let some = Self(rawValue: "some")
    public static let listed = Self(rawValue: "listed")

    public static let knownValues: [Self] = [.none, .some, .listed]
  }
}
