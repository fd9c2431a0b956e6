import BinderyRuntime

/// Compares the path and query of two URLs; the server address is ignored.
struct TargetDifferences {
  private(set) var found: [String] = []

  /// - Parameters:
  ///   - ignored: The query parameters that the document doesn't describe.
  ///   - numbers: The query parameters whose values are compared as numbers.
  init(
    recorded: String,
    sent: String,
    ignoring ignored: Set<String> = [],
    numbers: Set<String> = []
  ) {
    let one = URIReference(recorded)
    let two = URIReference(sent)
    if URLPath(one.path) != URLPath(two.path) {
      found.append("path: recorded \(one.path), sent \(two.path)")
    }
    found += PairDifferences(
      recorded: URLPairs.query(one.query ?? "").filter { !ignored.contains($0.name) },
      other: URLPairs.query(two.query ?? "").filter { !ignored.contains($0.name) },
      verb: "sent",
      numbers: numbers,
      isForm: true
    ).found.map { "query \($0)" }
  }
}
