/// A name with its namespaces, from the outermost on: `io.k8s.api.core.v1.Pod`.
struct QualifiedName {
  /// The candidates for the name of a type, the best first: the last two steps, then more of them.
  let words: [Words]

  init(_ text: String) {
    let steps = text.split(separator: ".")
    guard steps.count > 3, !text.utf8.contains(0x20) else {
      words = [Words(schema: text)]
      return
    }
    words = [2, 3, 4, steps.count].map { Words(schema: steps.suffix($0).joined(separator: ".")) }
  }
}
