import Specification

extension Node {
  /// The node as JSON without blanks; a string that isn't in a collection has no quotation marks.
  var compact: String {
    switch kind {
    case .sequence: "[" + elements.map(\.nested).joined(separator: ",") + "]"
    case .mapping:
      "{" + entries.map { "\"\($0.key)\":" + $0.value.nested }.joined(separator: ",") + "}"
    case .string: text.replacing("\n", with: "\\n")
    default: text
    }
  }

  private var nested: String { kind == .string ? "\"\(compact)\"" : compact }
}
