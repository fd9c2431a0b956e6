import Canonicalizing
import Shape
import SourceDiagnostics

/// What a stated discriminator may say to mean a schema.
struct DiscriminatorToken {
  /// The schema's own name.
  var name: String?
  /// The values that the mapping gives it.
  var mapped: [String] = []
  /// The values that the schema lists for the member.
  var listed: [String] = []
  /// The member's default in the schema.
  var assumed: [String] = []
  /// The kind of the member's values.
  var kind = WireKind.any

  /// The listed value that is the name, or differs from it in case, `-` and `_` alone; without one,
  /// the name.
  fileprivate var names: [String] {
    guard let name else { return [] }
    return [listedName ?? name]
  }

  /// The value by which a list has the name.
  var listedName: String? {
    guard let name else { return nil }
    return listed.contains(name) ? name : listed.first { $0.folded == name.folded }
  }
}

extension SchemaShaper {
  /// What a schema says of itself, by its name and its description of the member.
  func token(
    _ name: String?,
    mapped: [String],
    _ property: Facets.Property?
  ) -> DiscriminatorToken {
    var token = DiscriminatorToken(name: name, mapped: mapped)
    guard let property, !property.isSupposed else { return token }
    token.listed = valuesListed(for: property)?.map(\.text) ?? []
    let kinds = Set(property.atoms.map { wireKind(of: $0.schema) }).subtracting([.any])
    token.kind = kinds.count == 1 ? kinds.first ?? .any : .any
    token.assumed = assumedText(of: property).map { [$0] } ?? []
    return token
  }

  private func assumedText(of property: Facets.Property) -> String? {
    let value = property.atoms.reversed().lazy.compactMap(\.schema.defaultValue).first
    return value.flatMap(Literal.init)?.text
  }

  /// Says that no value which the schema lists for the member means it.
  func noteUnlisted(
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

  /// The values of the member, and the position of the variant that each means; the first counts.
  ///
  /// A variant is known by what the mapping gives it; without that by the values that it lists for
  /// the member and no other variant does; without those by its default, if no other has it by
  /// default or by name, and by its name. Where a mapping leaves variants out, the names of those
  /// it has count beside it.
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

/// Which variants claim each value.
private struct DiscriminatorOwners {
  private var mapped: [String: Set<Int>] = [:]
  private var listed: [String: Set<Int>] = [:]
  private var assumed: [String: Set<Int>] = [:]
  private var named: [String: Set<Int>] = [:]

  init(_ variants: [[DiscriminatorToken]]) {
    for (index, tokens) in variants.enumerated() {
      for token in tokens {
        for value in token.mapped { mapped[value, default: []].insert(index) }
        for value in token.listed { listed[value, default: []].insert(index) }
        for value in token.assumed { assumed[value, default: []].insert(index) }
        for value in token.names { named[value, default: []].insert(index) }
      }
    }
  }

  func values(of token: DiscriminatorToken, in index: Int) -> [String] {
    guard token.mapped.isEmpty else { return token.mapped }
    let own = token.listed.filter { listed[$0] == [index] && isFree($0, for: index) }
    guard own.isEmpty else { return own }
    let assumed = token.assumed.filter { isOwnDefault($0, of: index) && isFree($0, for: index) }
    return token.listed.isEmpty || assumed.isEmpty
      ? assumed + names(of: token, in: index) : assumed
  }

  func names(of token: DiscriminatorToken, in index: Int) -> [String] {
    token.names.filter { isFree($0, for: index) }
  }

  /// Whether no other variant has the value by its default or its name.
  private func isOwnDefault(_ value: String, of index: Int) -> Bool {
    assumed[value] == [index] && named[value, default: [index]] == [index]
  }

  /// Whether no other variant has the value by its mapping,
  /// or by a list that this one doesn't share.
  private func isFree(_ value: String, for index: Int) -> Bool {
    mapped[value, default: [index]] == [index] && listed[value]?.contains(index) ?? true
  }
}

extension String {
  /// Without what differs between `BigCat`, `big-cat` and `BIG_CAT`.
  fileprivate var folded: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
