import Canonical
import Specification

extension WrittenSchema {
  /// Reports a dynamic reference that can't be resolved and is ignored.
  func reportDynamicReference() {
    for key in ["$dynamicRef", "$recursiveRef"] {
      guard let reference = node[key] else { continue }
      diagnostics.warn(
        .unsupportedKeyword,
        at: reference.mark,
        "\(Excerpt.quoted(key)) can't be resolved; ignored",
        fix: "write $ref instead of \(Excerpt.quoted(key))"
      )
    }
  }
}
