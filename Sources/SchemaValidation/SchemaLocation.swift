/// A location in one of the schema's documents.
struct SchemaLocation: Hashable {
  var document: Int
  /// The unescaped steps of the JSON Pointer.
  var pointer: [String] = []

  func child(_ steps: [String]) -> SchemaLocation {
    SchemaLocation(document: document, pointer: pointer + steps)
  }

  /// The pointer as the text of a URI fragment, without percent escapes.
  var fragment: String {
    pointer.map { "/" + Self.escaped($0) }.joined()
  }

  /// Returns the steps of a JSON Pointer; nil if it is invalid.
  static func steps(_ pointer: String) -> [String]? {
    guard !pointer.isEmpty else { return [] }
    guard pointer.hasPrefix("/") else { return nil }
    return pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { unescaped($0) }
  }

  private static func escaped(_ step: String) -> String {
    step.contains { $0 == "~" || $0 == "/" }
      ? step.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
        .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
      : step
  }

  private static func unescaped(_ step: Substring) -> String {
    step.contains("~")
      ? step.split(separator: "~1", omittingEmptySubsequences: false).joined(separator: "/")
        .split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~")
      : String(step)
  }
}
