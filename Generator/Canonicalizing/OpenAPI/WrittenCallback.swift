import Canonical
import Specification

extension WrittenOpenAPI {
  /// What the service sends in the course of an operation: path items by the expression that says
  /// where to.
  struct Callback: View {
    static let kind: ObjectKind? = .callback

    let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// The expressions are not evaluated: they are about a request that has been sent.
    var paths: [Named<PathItem>] {
      cursor.node.entries.compactMap { entry in
        guard !entry.key.hasPrefix("x-"), entry.key != "$ref",
          let item: PathItem = cursor.view(of: entry.value, called: entry.key)
        else { return nil }
        return Named(key: entry.key, keyMark: entry.keyMark, value: item)
      }
    }
  }
}
