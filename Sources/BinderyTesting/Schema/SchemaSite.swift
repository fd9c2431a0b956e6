/// A place in one of the documents that a schema spans.
struct SchemaSite: Hashable {
  var document: Int
  /// The steps of the JSON Pointer, unescaped.
  var pointer: [String] = []

  func child(_ steps: [String]) -> SchemaSite {
    SchemaSite(document: document, pointer: pointer + steps)
  }

  /// The pointer as a URI fragment's text, without the percent escapes.
  var fragment: String {
    pointer.map { "/" + Self.escaped($0) }.joined()
  }

  /// The steps of a JSON Pointer; nil where it isn't one.
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
