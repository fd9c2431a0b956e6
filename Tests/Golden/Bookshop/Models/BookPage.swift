// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

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
