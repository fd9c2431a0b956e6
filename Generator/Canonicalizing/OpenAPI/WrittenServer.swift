import Canonical
import Specification

extension WrittenOpenAPI {
  /// A server of the service (Server Object).
  struct Server: View {
    let cursor: Cursor

    var url: String? { cursor.string("url") }
    /// The name (3.2).
    var name: String? { cursor.string("name") }
    var variables: [Named<WrittenServerVariable>] { cursor.entries("variables") }
  }
}

/// A part of a server's URL that the caller can choose (Server Variable Object).
struct WrittenServerVariable: View {
  static let kind: ObjectKind? = .serverVariable

  let cursor: Cursor

  var defaultValue: String? { cursor.string("default") }
  var values: [String] { cursor.strings("enum") }
}
