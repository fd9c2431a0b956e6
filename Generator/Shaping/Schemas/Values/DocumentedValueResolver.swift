import Canonical
import Shape
import SourceDiagnostics

/// Resolves unions whose branches document the values of one enumeration.
struct DocumentedValueResolver {
  let registry: ModelRegistry
  let diagnostics: Diagnostics

  /// The enumeration of branches with `const` or `enum`, each with an optional description.
  ///
  /// A branch of any string adds nothing to it, since enumerations are open.
  func enumeration(
    _ branches: [Schema],
    _ plain: MergedSchema,
    _ role: Role
  ) -> Type? {
    let lists = branches.filter { !isAnyString($0) }.map(values)
    let listed = lists.flatMap { $0 ?? [] }
    let values = listed.map(\.value)
    guard lists.allSatisfy({ $0 != nil }), values.count > 1, let first = values.first,
      lists.count == branches.count || first.literal.isString,
      values.allSatisfy({ $0.literal.isString == first.literal.isString })
    else { return nil }
    let raw: Enumeration.Raw = first.literal.isString ? .string : .integer
    guard plain.types.isEmpty || plain.types == [raw == .string ? .string : .integer] else {
      return nil
    }
    let literals = EnumerationLiterals(diagnostics: diagnostics)
    var seen: Set<Literal> = []
    let distinct = listed.filter { json, value in
      !literals.literals(of: [json], raw).isEmpty && seen.insert(value.literal).inserted
    }
    return registry.add(
      .enumeration(Enumeration(raw: raw, values: distinct.map(\.value))),
      as: role,
      documented: plain.subschemas
    )
  }

  private func isAnyString(_ branch: Schema) -> Bool {
    branch.types == [.string] && branch.format == nil && branch.target == nil
      && branch.values == nil && branch.constant == nil && branch.allOf.isEmpty
      && branch.oneOf.isEmpty && branch.anyOf.isEmpty && branch.contentEncoding == nil
  }

  /// The values of an inline branch with `const` or `enum`.
  private func values(of branch: Schema) -> [(json: JSONValue, value: Enumeration.Value)]? {
    guard branch.target == nil, branch.allOf.isEmpty, branch.oneOf.isEmpty, branch.anyOf.isEmpty,
      let listed = branch.constant.map({ [$0] }) ?? branch.values, !listed.isEmpty
    else { return nil }
    let notes = branch.valueNotes(of: listed)
    let values = listed.compactMap { json -> (JSONValue, Enumeration.Value)? in
      guard let literal = Literal(json), literal.isString || literal.isInteger else { return nil }
      let note = notes[json.text]
      let own = listed.count == 1 ? branch : nil
      let value = Enumeration.Value(
        literal: literal,
        name: note?.name ?? (literal.isInteger ? own?.title : nil),
        documentation: Documentation(
          text: note?.description ?? own?.description ?? own?.title,
          isDeprecated: own?.isDeprecated ?? false
        )
      )
      return (json, value)
    }
    return values.count == listed.count ? values : nil
  }
}

extension Literal {
  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}
