// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public enum ShortLink: JSONModel {
  case long(Long)
  case short(Short)
  /// A value that the specification doesn't describe.
  case unknown(JSONValue)

  private static let variants: JSONSignatures = [
    .object(required: ["id", "url"], properties: ["id", "url"]),
    .object(required: ["slug", "id"], properties: ["slug", "id"]),
  ]

  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .long(try json.read())
      case 1: .short(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .long(let value): value.encode(into: &json)
    case .short(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }

  public struct Long: JSONModel {
    public var id: Int
    public var url: String

    public init(id: Int, url: String) {
      self.id = id
      self.url = url
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var id: Int?
      var url: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "id": json.read(into: &id)
        case "url": json.read(into: &url)
        default: try json.skipValue()
        }
      }
      self.id = try json.require(id, "id")
      self.url = try json.require(url, "url")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("id", id)
      json.member("url", url)
      json.endObject()
    }
  }

  public struct Short: JSONModel {
    public var slug: String
    /// Required, but not described.
    public var id: Int

    public init(slug: String, id: Int) {
      self.slug = slug
      self.id = id
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var slug: String?
      var id: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "slug": json.read(into: &slug)
        case "id": json.read(into: &id)
        default: try json.skipValue()
        }
      }
      self.slug = try json.require(slug, "slug")
      self.id = try json.require(id, "id")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("slug", slug)
      json.member("id", id)
      json.endObject()
    }
  }
}
