import Canonical
import Shape
import SourceDiagnostics

/// Resolves schemas with `enum` or `const`.
struct EnumerationResolver {
  let types: TypeResolver
  let registry: ModelRegistry
  let readers: SchemaReaders

  /// An open enumeration; the values' type for a `const`, and for a single number or variant.
  ///
  /// With `isPart`, a single value is an enumeration too: a part of a list of several types.
  func enumeration(
    _ values: [JSONValue],
    of merged: MergedSchema,
    as role: Role,
    isPart: Bool = false
  ) -> Type {
    guard !values.isEmpty else { return empty(merged, as: role) }
    guard
      readers.limits.admits(
        values.count,
        "“enum” values; all are ignored",
        of: role,
        at: role.schema.mark
      )
    else { return unlisted(merged, as: role) }
    let kinds = Set(values.map(\.listedType))
    if kinds.isSubset(of: [.array, .object]) { return unnamed(values, merged, as: role) }
    if merged.types == [.array] { return arrayOfEnumeration(values, merged, as: role) }
    if merged.types == [.boolean] || kinds == [.boolean] { return .boolean }
    guard let raw = raw(merged, kinds) else { return mixed(values, kinds, of: merged, as: role) }
    if raw == .number, Type.number(format: merged.format) != .number(.unspecified) {
      return unnamed(values, merged, as: role)
    }
    let literals = EnumerationLiterals(diagnostics: readers.diagnostics).literals(of: values, raw)
    let isPlain = merged.isConstant || role.isVariant || raw != .string
    if !isPart, isPlain, literals.count < 2, !registry.isComponent(role) {
      return plain(raw, merged)
    }
    guard !literals.isEmpty else { return plain(raw, merged) }
    if !isPart, literals.count == 1, !registry.isComponent(role) {
      registry.noteMark(plain(raw, merged), of: role.id)
    }
    let enumeration = Enumeration(
      raw: raw,
      values: literals.map { literal in
        let note = merged.notes[literal.text ?? ""]
        return Enumeration.Value(
          literal: literal,
          name: note?.name,
          documentation: Documentation(text: note?.description)
        )
      }
    )
    return registry.add(.enumeration(enumeration), as: role, documented: merged.subschemas)
  }

  /// The raw type that all values have; nil if they have several.
  private func raw(_ merged: MergedSchema, _ kinds: Set<JSONType>) -> Enumeration.Raw? {
    switch merged.types {
    case [.string]: .string
    case [.integer]: .integer
    case [.number]: .number
    default:
      switch kinds {
      case [.string]: .string
      case [.integer]: .integer
      case [.number], [.integer, .number]: .number
      default: nil
      }
    }
  }

  /// The type without an enumeration.
  private func plain(_ raw: Enumeration.Raw, _ merged: MergedSchema) -> Type {
    switch raw {
    case .string: .string
    case .integer: .integer(format: merged.format)
    case .number: .number(format: merged.format)
    }
  }

  /// The union of an enumeration or a type for each JSON type of the values.
  private func mixed(
    _ values: [JSONValue],
    _ kinds: Set<JSONType>,
    of merged: MergedSchema,
    as role: Role
  ) -> Type {
    guard kinds.isDisjoint(with: [.array, .object]) else {
      readers.diagnostics.warn(
        .invalidEnum,
        at: values.first?.mark ?? role.schema.mark,
        "the “enum” values of \(Excerpt.quoted(role.name)) have different types; interpreted"
          + " as any JSON value",
        fix: "use values of one type"
      )
      return .json
    }
    let hasFractions = kinds.contains(.number)
    let order = JSONType.allCases.filter {
      kinds.contains($0) && !($0 == .integer && hasFractions)
    }
    let variants = order.map { kind in
      let own = values.filter {
        let other = $0.listedType
        return other == kind || kind == .number && other == .integer
      }
      return variant(kind, own, of: merged, in: role)
    }
    return registry.add(
      .union(Union(variants: variants)),
      as: role,
      documented: merged.subschemas
    )
  }

  private func variant(
    _ kind: JSONType,
    _ values: [JSONValue],
    of merged: MergedSchema,
    in role: Role
  ) -> Union.Variant {
    let part = registry.registerPart("as \(kind.rawValue)", inside: role, called: kind.rawValue)
    var own = merged
    own.types = [kind]
    return Union.Variant(
      name: kind.rawValue,
      type: enumeration(values, of: own, as: part, isPart: true),
      signature: .any
    )
  }

  /// The type of values without Swift names, such as objects: the type without `enum`.
  private func unnamed(_ values: [JSONValue], _ merged: MergedSchema, as role: Role) -> Type {
    if values.count > 1, !merged.isConstant {
      readers.diagnostics.warn(
        .unnamedEnumValues,
        at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
        "the “enum” values of \(Excerpt.quoted(role.name)) can't be named in Swift; ignored",
        fix: "use strings as values, or remove “enum”"
      )
    }
    return unlisted(merged, as: role)
  }

  /// The type of an array with an `enum` of elements instead of arrays.
  private func arrayOfEnumeration(_ values: [JSONValue], _ merged: MergedSchema, as role: Role)
    -> Type
  {
    readers.diagnostics.warn(
      .invalidEnum,
      at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "the “enum” values of the array \(Excerpt.quoted(role.name)) aren't arrays; interpreted as"
        + " values of its elements",
      fix: "move “enum” to “items”"
    )
    var element = MergedSchema()
    element.subschemas = merged.subschemas
    element.notes = merged.notes
    element.types = merged.elements.items.first?.schema.types ?? []
    let part = registry.registerPart("elements", of: role, adding: "Item")
    return .array(enumeration(values, of: element, as: part))
  }

  /// The type of the other keywords, without the listed values.
  private func unlisted(_ merged: MergedSchema, as role: Role) -> Type {
    var plain = merged
    let isList = plain.values?.first?.type == .array
    let isUniform = Set(plain.values?.map(\.type) ?? []).count == 1
    plain.values = nil
    plain.inferType()
    if plain.types.isEmpty, isUniform { plain.types = [isList ? .array : .object] }
    return types.type(of: plain, as: role)
  }

  private func empty(_ merged: MergedSchema, as role: Role) -> Type {
    // With null alone in the list, no other value is valid.
    if merged.subschemas.contains(where: { $0.schema.isNull }) { return .json }
    readers.diagnostics.warn(
      .invalidEnum,
      at: merged.subschemas.last?.schema.mark(of: "enum") ?? role.schema.mark,
      "no “enum” value of \(Excerpt.quoted(role.name)) matches the type; ignored",
      fix: "correct the values, or remove “enum”"
    )
    return unlisted(merged, as: role)
  }
}

extension JSONValue {
  /// The JSON type of an `enum` value; an unquoted `null` among strings is a string.
  fileprivate var listedType: JSONType { type == .null ? .string : type }
}
