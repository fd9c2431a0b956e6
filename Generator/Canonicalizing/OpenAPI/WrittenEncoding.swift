import Canonical
import Specification

extension WrittenOpenAPI {
  /// The encoding of a property of a form (Encoding Object).
  struct Encoding: View {
    let cursor: Cursor

    /// A media type, a range of them, or several with commas between.
    var contentType: String? { cursor.string("contentType") }
    var headers: [Named<Header>] { cursor.entries("headers") }
    var style: String? { cursor.string("style") }
    var explode: Bool? { cursor.boolean("explode") }
    var allowsReserved: Bool { cursor.flag("allowReserved") }

    /// Whether the property is serialized as a parameter would be (3.1.1, section 4.8.15.1.2).
    var isStyled: Bool {
      cursor.has("style") || cursor.has("explode") || cursor.has("allowReserved")
    }
  }
}
