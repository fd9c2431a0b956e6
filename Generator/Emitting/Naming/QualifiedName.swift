/// A name that says where its thing belongs, from the outermost on: `io.k8s.api.core.v1.Pod`.
struct QualifiedName {
  /// What a type may be called, the best first: by the last two steps, then by more of them.
  let words: [Words]

  init(_ text: String) {
    let steps = text.split(separator: ".")
    guard steps.count > 3, !text.utf8.contains(0x20) else {
      words = [Words(text)]
      return
    }
    words = [2, 3, 4, steps.count].map { Words(steps.suffix($0).joined(separator: ".")) }
  }
}
