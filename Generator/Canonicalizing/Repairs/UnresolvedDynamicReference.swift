import Canonical
import Specification

/// Ignores a dynamic reference that can't be resolved.
struct UnresolvedDynamicReference {
  let schema: WrittenSchema

  func report() {
    for key in ["$dynamicRef", "$recursiveRef"] {
      guard let reference = schema.node[key] else { continue }
      schema.diagnostics.warn(
        .unsupportedKeyword,
        at: reference.mark,
        "\(Excerpt.quoted(key)) can't be resolved; ignored",
        fix: "write $ref instead of \(Excerpt.quoted(key))"
      )
    }
  }
}
