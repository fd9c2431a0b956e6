// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct ForkUpdate: JSONModel {
  public var description: String?
  /// Whether only members see it.
  ///
  /// The default is `false`.
  public var `private`: Bool?
  /// The default is `"everyone"`.
  public var visibility: RepositoryUpdate.Visibility?
  /// The default is `""`.
  public var homepage: Nullable<String>?
  /// The default is `[]`.
  public var topics: [String]?
  /// Its only value is `"repository"`.
  public var kind: String?
  public var security: RepositoryUpdate.Security?
  public var upstream: String?
  /// The default is `true`.
  public var sync: Bool?

  public init(
    description: String? = nil,
    private: Bool? = nil,
    visibility: RepositoryUpdate.Visibility? = nil,
    homepage: Nullable<String>? = nil,
    topics: [String]? = nil,
    kind: String? = nil,
    security: RepositoryUpdate.Security? = nil,
    upstream: String? = nil,
    sync: Bool? = nil
  ) {
    self.description = description
    self.private = `private`
    self.visibility = visibility
    self.homepage = homepage
    self.topics = topics
    self.kind = kind
    self.security = security
    self.upstream = upstream
    self.sync = sync
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "description": json.read(into: &description)
      case "private": json.read(into: &`private`)
      case "visibility": json.read(into: &visibility)
      case "homepage": json.read(into: &homepage)
      case "topics": json.read(into: &topics)
      case "kind": json.read(into: &kind)
      case "security": json.read(into: &security)
      case "upstream": json.read(into: &upstream)
      case "sync": json.read(into: &sync)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("description", description)
    json.optionalMember("private", `private`)
    json.optionalMember("visibility", visibility)
    json.optionalMember("homepage", homepage)
    json.optionalMember("topics", topics)
    json.optionalMember("kind", kind)
    json.optionalMember("security", security)
    json.optionalMember("upstream", upstream)
    json.optionalMember("sync", sync)
    json.endObject()
  }
}

public struct RepositoryUpdate: JSONModel {
  public var description: String?
  /// Whether only members see it.
  ///
  /// The default is `false`.
  public var `private`: Bool?
  /// The default is `"everyone"`.
  public var visibility: Visibility?
  /// The default is `""`.
  public var homepage: Nullable<String>?
  /// The default is `[]`.
  public var topics: [String]?
  /// Its only value is `"repository"`.
  public var kind: String?
  public var security: Security?

  public init(
    description: String? = nil,
    private: Bool? = nil,
    visibility: Visibility? = nil,
    homepage: Nullable<String>? = nil,
    topics: [String]? = nil,
    kind: String? = nil,
    security: Security? = nil
  ) {
    self.description = description
    self.private = `private`
    self.visibility = visibility
    self.homepage = homepage
    self.topics = topics
    self.kind = kind
    self.security = security
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "description": json.read(into: &description)
      case "private": json.read(into: &`private`)
      case "visibility": json.read(into: &visibility)
      case "homepage": json.read(into: &homepage)
      case "topics": json.read(into: &topics)
      case "kind": json.read(into: &kind)
      case "security": json.read(into: &security)
      default: try json.skipValue()
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("description", description)
    json.optionalMember("private", `private`)
    json.optionalMember("visibility", visibility)
    json.optionalMember("homepage", homepage)
    json.optionalMember("topics", topics)
    json.optionalMember("kind", kind)
    json.optionalMember("security", security)
    json.endObject()
  }

  public struct Visibility: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let everyone = Self(rawValue: "everyone")
    public static let members = Self(rawValue: "members")

    public static let knownValues: [Self] = [.everyone, .members]
  }

  public struct Security: JSONModel {
    /// The default is `true`.
    public var scanning: Bool?
    /// The default is `2`.
    public var level: Int?

    public init(scanning: Bool? = nil, level: Int? = nil) {
      self.scanning = scanning
      self.level = level
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "scanning": json.read(into: &scanning)
        case "level": json.read(into: &level)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("scanning", scanning)
      json.optionalMember("level", level)
      json.endObject()
    }
  }
}
