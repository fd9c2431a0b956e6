import Canonicalizing
import Shape
import SourceDiagnostics

/// The discriminator values that identify a schema.
struct DiscriminatorToken {
  /// The schema's own name.
  var name: String?
  /// The keys of `mapping` whose value is the schema.
  var mapped: [String] = []
  /// The values that the schema lists for the discriminator property, by `enum` or `const`.
  var listed: [String] = []
  /// The property's default in the schema.
  var defaults: [String] = []
  /// The kind of the property's values.
  var kind = WireKind.any

  /// The listed value that equals the name, apart from case, `-` and `_`; otherwise the name.
  fileprivate var names: [String] {
    guard let name else { return [] }
    return [listedName ?? name]
  }

  /// The listed value that equals the name, apart from case, `-` and `_`.
  var listedName: String? {
    guard let name else { return nil }
    return listed.contains(name) ? name : listed.first { $0.folded == name.folded }
  }
}

extension SchemaShaper {
  /// The values that identify a schema, by its name and its schema of the discriminator property.
  func token(
    _ name: String?,
    mapped: [String],
    _ property: MergedSchema.Property?
  ) -> DiscriminatorToken {
    var token = DiscriminatorToken(name: name, mapped: mapped)
    guard let property, !property.appearsOnlyInIf else { return token }
    token.listed = valuesListed(for: property)?.map(\.text) ?? []
    let kinds = Set(property.subschemas.map { wireKind(of: $0.schema) }).subtracting([.any])
    token.kind = kinds.count == 1 ? kinds.first ?? .any : .any
    token.defaults = defaultText(of: property).map { [$0] } ?? []
    return token
  }

  private func defaultText(of property: MergedSchema.Property) -> String? {
    let value = property.subschemas.reversed().lazy.compactMap(\.schema.defaultValue).first
    return value.flatMap(Literal.init)?.text
  }

  /// Warns if no value that the schema lists for the discriminator property identifies it.
  func warnUnidentified(
    _ schema: Schema,
    _ tokens: [DiscriminatorToken],
    in mapping: [Choice.Discriminator.Mapping],
    at index: Int,
    _ key: String
  ) {
    let listed = Set(tokens.flatMap { $0.mapped.isEmpty ? $0.listed : [] })
    guard !listed.isEmpty, let name = tokens.first?.name,
      !mapping.contains(where: { $0.variant == index && listed.contains($0.value.text) })
    else { return }
    warn(
      .invalidDiscriminator,
      at: schema.mark,
      "none of the values listed for \(Excerpt.quoted(key)) is known to mean"
        + " \(Excerpt.quoted(name)), which only its name identifies",
      fix: "write which in the discriminator's mapping"
    )
  }

  /// The values of the discriminator property with the index of the variant that each identifies;
  /// the first of several wins.
  ///
  /// A variant is identified by its values in `mapping`; without these, by the values that only it
  /// lists for the property; without these, by its default, if no other variant has that default
  /// or name, and by its name. Where `mapping` omits variants, the names of the mapped ones
  /// identify them too.
  static func mapping(of variants: [[DiscriminatorToken]]) -> [Choice.Discriminator.Mapping] {
    let owners = DiscriminatorOwners(variants)
    var mapping: [Choice.Discriminator.Mapping] = []
    var seen: Set<Scalar> = []
    func add(_ texts: [String], of token: DiscriminatorToken, _ index: Int) {
      let values = texts.flatMap { Scalar.meanings(of: $0, as: token.kind) }
      for value in values where seen.insert(value).inserted {
        mapping.append(Choice.Discriminator.Mapping(value: value, variant: index))
      }
    }
    for (index, tokens) in variants.enumerated() {
      for token in tokens { add(owners.values(of: token, in: index), of: token, index) }
    }
    let isPartial = variants.joined().contains { $0.mapped.isEmpty }
    for (index, tokens) in variants.enumerated() where isPartial {
      for token in tokens where !token.mapped.isEmpty && token.listed.isEmpty {
        add(owners.names(of: token, in: index), of: token, index)
      }
    }
    return mapping
  }
}

/// The variants that each value could identify.
private struct DiscriminatorOwners {
  private var mapped: [String: Set<Int>] = [:]
  private var listed: [String: Set<Int>] = [:]
  private var defaults: [String: Set<Int>] = [:]
  private var named: [String: Set<Int>] = [:]

  init(_ variants: [[DiscriminatorToken]]) {
    for (index, tokens) in variants.enumerated() {
      for token in tokens {
        for value in token.mapped { mapped[value, default: []].insert(index) }
        for value in token.listed { listed[value, default: []].insert(index) }
        for value in token.defaults { defaults[value, default: []].insert(index) }
        for value in token.names { named[value, default: []].insert(index) }
      }
    }
  }

  func values(of token: DiscriminatorToken, in index: Int) -> [String] {
    guard token.mapped.isEmpty else { return token.mapped }
    let own = token.listed.filter { listed[$0] == [index] && isUnclaimed($0, for: index) }
    guard own.isEmpty else { return own }
    let defaults = token.defaults.filter {
      isOwnDefault($0, of: index) && isUnclaimed($0, for: index)
    }
    return token.listed.isEmpty || defaults.isEmpty
      ? defaults + names(of: token, in: index) : defaults
  }

  func names(of token: DiscriminatorToken, in index: Int) -> [String] {
    token.names.filter { isUnclaimed($0, for: index) }
  }

  /// Whether no other variant has the value as its default or its name.
  private func isOwnDefault(_ value: String, of index: Int) -> Bool {
    defaults[value] == [index] && named[value, default: [index]] == [index]
  }

  /// Whether no other variant has the value in `mapping`, or in a list of values that this variant
  /// doesn't share.
  private func isUnclaimed(_ value: String, for index: Int) -> Bool {
    mapped[value, default: [index]] == [index] && listed[value]?.contains(index) ?? true
  }
}

extension String {
  /// The text without the differences between `BigCat`, `big-cat` and `BIG_CAT`.
  fileprivate var folded: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
