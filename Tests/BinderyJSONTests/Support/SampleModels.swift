import BinderyJSON
import BinderyRuntime
import Foundation
import TestSupport

/// A handwritten model like generated ones, which uses each feature of the reader and writer once.
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
