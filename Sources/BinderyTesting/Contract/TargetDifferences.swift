import BinderyRuntime

/// How the path and the query of a URL differ from the recorded ones.
///
/// Where the service lives isn't part of the contract.
struct TargetDifferences {
  private(set) var found: [String] = []

  /// - Parameter numbers: The parameters of the query whose values are compared as numbers.
  init(recorded: String, sent: String, numbers: Set<String> = []) {
    let one = URIReference(recorded)
    let two = URIReference(sent)
    if URLPath(one.path) != URLPath(two.path) {
      found.append("path: recorded \(one.path), sent \(two.path)")
    }
    found += PairDifferences(
      recorded: URLPairs.query(one.query ?? ""),
      other: URLPairs.query(two.query ?? ""),
      verb: "sent",
      numbers: numbers
    ).found.map { "query \($0)" }
  }
}
