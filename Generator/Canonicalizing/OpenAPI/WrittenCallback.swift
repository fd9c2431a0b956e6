import Canonical
import Specification

extension WrittenOpenAPI {
  /// Requests that the service sends in the course of an operation: path items by the runtime
  /// expression of the URL (Callback Object).
  struct Callback: View {
    static let kind: ObjectKind? = .callback

    let cursor: Cursor

    /// The path items by expression; expressions aren't evaluated, since they refer to a request.
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
