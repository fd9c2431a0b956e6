import Canonical
import Specification

extension WrittenOpenAPI {
  /// A base URL.
  struct Server: View {
    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    var url: String? { cursor.string("url") }
    /// Since 3.2.
    var name: String? { cursor.string("name") }
    var variables: [Named<WrittenServerVariable>] { cursor.entries("variables") }
  }
}

/// A part of a server's URL that the caller may choose.
struct WrittenServerVariable: View {
  static let kind: ObjectKind? = .serverVariable

  let cursor: Cursor

  init(_ cursor: Cursor) { self.cursor = cursor }

  var defaultValue: String? { cursor.string("default") }
  var values: [String] { cursor.strings("enum") }
}
