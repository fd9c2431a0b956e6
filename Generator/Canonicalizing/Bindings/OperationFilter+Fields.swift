import Canonical
import Specification

extension OperationFilter {
  init?(_ node: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "a filter", diagnostics: diagnostics) else {
      return nil
    }
    fields.allowOnly(["include", "exclude", "because"])
    let selection = { (key: String) in
      fields[key].map { Selection($0, noun: key, diagnostics: diagnostics) } ?? Selection()
    }
    let (include, exclude) = (selection("include"), selection("exclude"))
    guard let because = fields.requiredText("because") else { return nil }
    self.init(include: include, exclude: exclude, because: because)
    mark = node.mark
  }
}

extension OperationFilter.Selection {
  static let keys = ["tags", "paths", "operations"]

  fileprivate init(_ node: Node, noun: String, diagnostics: Diagnostics) {
    self.init()
    guard let fields = Fields(node, noun: noun, diagnostics: diagnostics) else { return }
    fields.allowOnly(Self.keys)
    self = Self(fields)
  }

  init(_ fields: Fields) {
    self.init()
    tags = fields.texts("tags")
    paths = fields.texts("paths")
    operations = fields.texts("operations")
  }
}
