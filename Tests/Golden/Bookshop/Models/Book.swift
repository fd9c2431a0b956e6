// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// A book as the shop knows it.
public struct Book: JSONModel {
  public var id: UUID
  public var title: String
  public var binding: Binding
  @available(*, deprecated)
  public var `class`: String? {
    get { deprecatedClass }
    set { deprecatedClass = newValue }
  }
  @IndirectOptional public var sequel: Book?
  public var media: Media?

  private var deprecatedClass: String?

  public init(
    id: UUID,
    title: String,
    binding: Binding,
    class: String? = nil,
    sequel: Book? = nil,
    media: Media? = nil
  ) {
    self.id = id
    self.title = title
    self.binding = binding
    self.deprecatedClass = `class`
    self.sequel = sequel
    self.media = media
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: UUID?
    var title: String?
    var binding: Binding?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "title": json.read(into: &title)
      case "binding": json.read(into: &binding)
      case "class": json.read(into: &deprecatedClass)
      case "sequel": json.readIndirect(into: &_sequel)
      case "media": json.read(into: &media)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.title = try json.require(title, "title")
    self.binding = try json.require(binding, "binding")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("title", title)
    json.member("binding", binding)
    json.optionalMember("class", deprecatedClass)
    json.optionalMember("sequel", sequel)
    json.optionalMember("media", media)
    json.endObject()
  }

  public struct Binding: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hardcover = Self(rawValue: "hardcover")
    public static let paperback = Self(rawValue: "paperback")

    public static let knownValues: [Self] = [.hardcover, .paperback]
  }

  public enum Media: JSONModel {
    case audio(Audio)
    case print(Print)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("kind") {
      case "audio": self = .audio(try json.readSelectedVariant())
      case "print": self = .print(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .audio(let value): value.encode(into: &json)
      case .print(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}

public struct BookPage: JSONModel {
  public var books: [Book]
  /// Where the next page starts.
  public var next: Nullable<String>?

  public init(books: [Book], next: Nullable<String>? = nil) {
    self.books = books
    self.next = next
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var books: [Book]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "books": json.read(into: &books)
      case "next": json.read(into: &next)
      default: try json.skipValue()
      }
    }
    self.books = try json.require(books, "books")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("books", books)
    json.optionalMember("next", next)
    json.endObject()
  }
}

public struct Audio: JSONModel {
  public var kind: String
  public var seconds: Int64?
  /// The members that the schema doesn't name.
  public var additionalProperties: [String: String]

  public init(
    kind: String = "audio",
    seconds: Int64? = nil,
    additionalProperties: [String: String] = [:]
  ) {
    self.kind = kind
    self.seconds = seconds
    self.additionalProperties = additionalProperties
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var additionalProperties: [String: String] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "seconds": json.read(into: &seconds)
      default: additionalProperties[key.string] = try json.read(String.self)
      }
    }
    self.kind = try json.require(kind, "kind")
    self.additionalProperties = additionalProperties
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("seconds", seconds)
    json.members(additionalProperties)
    json.endObject()
  }
}

public struct Print: JSONModel {
  public var kind: String
  public var pages: Int?

  public init(kind: String = "print", pages: Int? = nil) {
    self.kind = kind
    self.pages = pages
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "pages": json.read(into: &pages)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.optionalMember("pages", pages)
    json.endObject()
  }
}
