import Canonical
import Specification

extension Bindings {
  /// All schemas of the document, or some under `components/schemas`.
  public struct SchemaSelection: Sendable {
    /// The key of the selection in the file.
    var key: String
    /// The names of the schemas; nil for all schemas of the document.
    public var schemas: [String]?
    public var mark: Mark

    /// Reports the names that are in no document.
    public func reportUnused(among known: Set<String>, to diagnostics: Diagnostics) {
      for name in schemas ?? [] where !known.contains(name) {
        let near = Suggestion.nearest(to: name, among: known.sorted())
        diagnostics.warn(
          .unusedRule,
          at: mark,
          "the schema \(Excerpt.quoted(name)) in “\(key)” isn't defined",
          fix: near.map { "did you mean \(Excerpt.quoted($0))?" } ?? "correct or remove the name"
        )
      }
    }
  }
}

extension BindingsForm {
  /// The schemas whose models keep undescribed members: `all`, or a list of names; nil if the key
  /// is absent or its value invalid.
  var additionalMembers: Bindings.SchemaSelection? {
    selection(
      "additionalMembers",
      of: fields["additionalMembers"],
      all: "all",
      invalid: "must be “all” or an array of schema names",
      fix: "write all, or an array such as [Book, Author]"
    )
  }

  /// The schemas whose arrays keep undecodable elements beside the others: `isolate`, or
  /// `{ isolate: [Book] }`; nil if the key is absent or its value invalid.
  var isolatedArrays: Bindings.SchemaSelection? {
    let value = fields["arrays"]
    let isMapping = value?.kind == .mapping && value?.entries.map(\.key) == ["isolate"]
    return selection(
      "arrays",
      of: isMapping ? value?["isolate"] : value,
      all: isMapping ? "all" : "isolate",
      isList: isMapping,
      invalid: "must be “isolate” or a mapping with an array of schema names",
      fix: "write isolate, or a mapping such as { isolate: [Book, Author] }"
    )
  }

  private func selection(
    _ key: String,
    of value: Node?,
    all: String,
    isList: Bool = true,
    invalid: String,
    fix: String
  ) -> Bindings.SchemaSelection? {
    guard let value else { return nil }
    if value.kind == .sequence, isList {
      let names = value.elements.compactMap { fields.text($0, key) }
      return Bindings.SchemaSelection(key: key, schemas: names, mark: value.mark)
    }
    if value.string == all {
      return Bindings.SchemaSelection(key: key, schemas: nil, mark: value.mark)
    }
    fields.report(.invalidValue, at: value.mark, "“\(key)” \(invalid)", fix: fix)
    return nil
  }
}
