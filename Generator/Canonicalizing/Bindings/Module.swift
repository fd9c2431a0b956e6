import Canonical
import Specification

extension Bindings {
  /// A separate module for some operations and for the models that only these need.
  public struct Module: Sendable {
    public var name: String
    public var output: String
    public var operations: Filter.Selection
    public var mark: Mark

    init?(_ node: Node, diagnostics: Diagnostics) {
      guard let fields = Fields(node, noun: "a module", diagnostics: diagnostics) else {
        return nil
      }
      fields.allowOnly(["module", "output"] + Filter.Selection.keys)
      let form = BindingsForm(fields)
      let name = form.name("module", isRequired: true)
      let output = form.path("output", isRequired: true)
      operations = Filter.Selection(fields)
      mark = node.mark
      if operations.isEmpty {
        fields.report(
          .missingKey,
          at: mark,
          "the module selects no operations",
          fix: "add " + Excerpt.alternatives(Filter.Selection.keys)
        )
      }
      guard let name, let output, !operations.isEmpty else { return nil }
      self.name = name
      self.output = output
    }

    /// Whether the module selects an operation; an earlier module has precedence.
    public func names(operation: String, path: String, tags: [String]) -> Bool {
      operations.names(Filter.Candidate(operation: operation, path: path, tags: tags))
    }

    /// Reports the tags, operations and paths that match no candidate.
    public func reportUnused(
      among candidates: [Filter.Candidate],
      to diagnostics: Diagnostics
    ) {
      var filter = Filter(include: operations, exclude: Filter.Selection(), because: "")
      filter.mark = mark
      filter.reportUnused(among: candidates, to: diagnostics)
    }
  }
}

extension BindingsForm {
  /// The modules in addition to the main one.
  var modules: [Bindings.Module] {
    let modules = fields.list("modules").compactMap {
      Bindings.Module($0, diagnostics: fields.diagnostics)
    }
    var taken = Set([fields["module"]?.string].compactMap(\.self))
    for module in modules where !taken.insert(module.name).inserted {
      fields.report(
        .invalidRedeclaration,
        at: module.mark,
        "duplicate module \(Excerpt.quoted(module.name))",
        fix: "rename one of the two modules, or merge them"
      )
    }
    if let first = modules.first, access == .internal {
      fields.report(
        .invalidValue,
        at: fields["access"]?.mark ?? first.mark,
        "“modules” can't be combined with access: internal",
        fix: "write access: package or access: public"
      )
    }
    return modules
  }
}
