import Canonical
import Specification

extension WrittenOpenAPI {
  /// How one member of a form travels.
  struct Encoding: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// One media type, a range, or several with commas between.
    var contentType: String? { cursor.string("contentType") }
    var headers: [Named<Header>] { cursor.entries("headers") }
    var style: String? { cursor.string("style") }
    var explode: Bool? { cursor.boolean("explode") }
    var allowsReserved: Bool { cursor.flag("allowReserved") }

    /// Whether the member is serialized as a parameter would be (3.1.1, section 4.8.15.1.2).
    var isStyled: Bool {
      cursor.has("style") || cursor.has("explode") || cursor.has("allowReserved")
    }
  }
}
