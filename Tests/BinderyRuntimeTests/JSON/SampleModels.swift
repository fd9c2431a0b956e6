import BinderyRuntime
import Foundation

/// What generated models look like, written by hand: each feature of the reader and writer once.
struct Book: JSONModel {
  var id: UUID
  var title: String
  var binding: Binding
  /// Required, but may be null.
  var soldAt: DateTime?
  /// Optional, and may be null.
  var shelf: Nullable<String>?
  var pages: Int?
  @IndirectOptional var sequel: Book?
  var media: Media?
  var receipt: Receipt?
  var note: Note?
  var additionalProperties: [String: JSONValue]

  init(
    id: UUID,
    title: String,
    binding: Binding,
    soldAt: DateTime?,
    shelf: Nullable<String>? = nil,
    pages: Int? = nil,
    sequel: Book? = nil,
    media: Media? = nil,
    receipt: Receipt? = nil,
    note: Note? = nil,
    additionalProperties: [String: JSONValue] = [:]
  ) {
    self.id = id
    self.title = title
    self.binding = binding
    self.soldAt = soldAt
    self.shelf = shelf
    self.pages = pages
    self.sequel = sequel
    self.media = media
    self.receipt = receipt
    self.note = note
    self.additionalProperties = additionalProperties
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var id: UUID?
    var title: String?
    var binding: Binding?
    var soldAt: Nullable<DateTime>?
    var additionalProperties: [String: JSONValue] = [:]
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "title": json.read(into: &title)
      case "binding": json.read(into: &binding)
      case "sold_at": json.read(into: &soldAt)
      case "shelf": json.read(into: &shelf)
      case "pages": json.read(into: &pages)
      case "sequel": json.readIndirect(into: &_sequel)
      case "media": json.read(into: &media)
      case "receipt": json.read(into: &receipt)
      case "note": json.read(into: &note)
      default: additionalProperties[key.string] = try json.read()
      }
    }
    self.id = try json.require(id, "id")
    self.title = try json.require(title, "title")
    self.binding = try json.require(binding, "binding")
    self.soldAt = try json.requireNullable(soldAt, "sold_at")
    self.additionalProperties = additionalProperties
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("title", title)
    json.member("binding", binding)
    json.member("sold_at", soldAt)
    json.optionalMember("shelf", shelf)
    json.optionalMember("pages", pages)
    json.optionalMember("sequel", sequel)
    json.optionalMember("media", media)
    json.optionalMember("receipt", receipt)
    json.optionalMember("note", note)
    json.members(additionalProperties)
    json.endObject()
  }

  struct Binding: OpenEnum {
    let rawValue: String

    static let hardcover = Self(rawValue: "hardcover")
    static let paperback = Self(rawValue: "paperback")

    static let knownValues: [Self] = [.hardcover, .paperback]
  }
}

/// A choice by discriminator.
enum Media: JSONModel {
  case audio(Audio)
  case print(Print)
  case unknown(JSONValue)

  init(from json: inout JSONReader) throws(JSONError) {
    switch try json.peekMember("kind") {
    case "audio": self = .audio(try json.readNamed())
    case "print": self = .print(try json.readNamed())
    default: self = .unknown(try json.readUndescribed())
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .audio(let value): value.encode(into: &json)
    case .print(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}

struct Audio: JSONModel {
  var kind: String
  var minutes: Double

  init(kind: String, minutes: Double) {
    self.kind = kind
    self.minutes = minutes
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var minutes: Double?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "minutes": json.read(into: &minutes)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.minutes = try json.require(minutes, "minutes")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("minutes", minutes)
    json.endObject()
  }
}

struct Print: JSONModel {
  var kind: String
  var inks: [Ink?]

  init(kind: String, inks: [Ink?]) {
    self.kind = kind
    self.inks = inks
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var kind: String?
    var inks: [Ink?]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "kind": json.read(into: &kind)
      case "inks": json.read(into: &inks)
      default: try json.skipValue()
      }
    }
    self.kind = try json.require(kind, "kind")
    self.inks = try json.require(inks, "inks")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", kind)
    json.member("inks", inks)
    json.endObject()
  }

  struct Ink: OpenEnum {
    let rawValue: Int

    static let black = Self(rawValue: 0)

    static let knownValues: [Self] = [.black]
  }
}

/// A tuple: an array with a meaning for each position.
struct Receipt: JSONModel {
  var code: Int
  var text: String
  var timetoken: String?

  init(code: Int, text: String, timetoken: String? = nil) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var code: Int?
    var text: String?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: code = try json.read()
      case 1: text = try json.read()
      case 2: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.code = try json.require(code, at: 0)
    self.text = try json.require(text, at: 1)
  }

  func encode(into json: inout JSONWriter) {
    json.beginArray()
    json.element(code)
    json.element(text)
    if let timetoken { json.element(timetoken) }
    json.endArray()
  }
}

/// A choice by what the variants look like.
indirect enum Note: JSONModel {
  case text(String)
  case rating(Int)
  case notes([Note])
  case media(Media)
  case unknown(JSONValue)

  private static let variants: [JSONSignature] = [
    .string(), .integer, .array, .object(required: ["kind"], known: ["kind", "minutes", "inks"]),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readVariant(of: Self.variants) { json, variant throws(JSONError) in
      switch variant {
      case 0: .text(try json.read())
      case 1: .rating(try json.read())
      case 2: .notes(try json.read())
      case 3: .media(try json.read())
      default: .unknown(try json.read())
      }
    }
  }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .text(let value): value.encode(into: &json)
    case .rating(let value): value.encode(into: &json)
    case .notes(let value): value.encode(into: &json)
    case .media(let value): value.encode(into: &json)
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
