import Canonical
import Specification

extension Bindings {
  /// The schemas whose models keep undescribed members: `additionalMembers: all`, or a list of
  /// names under `components/schemas`.
  public struct AdditionalMembers: Sendable {
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
          "the schema \(Excerpt.quoted(name)) in “additionalMembers” isn't defined",
          fix: near.map { "did you mean \(Excerpt.quoted($0))?" } ?? "correct or remove the name"
        )
      }
    }
  }
}

extension BindingsForm {
  /// The value of `additionalMembers`; nil if it is absent or invalid.
  var additionalMembers: Bindings.AdditionalMembers? {
    guard let value = fields["additionalMembers"] else { return nil }
    if value.kind == .sequence {
      let names = fields.texts("additionalMembers")
      return Bindings.AdditionalMembers(schemas: names, mark: value.mark)
    }
    if value.string == "all" { return Bindings.AdditionalMembers(schemas: nil, mark: value.mark) }
    fields.report(
      .invalidValue,
      at: value.mark,
      "“additionalMembers” must be “all” or an array of schema names",
      fix: "write all, or an array such as [Book, Author]"
    )
    return nil
  }
}
