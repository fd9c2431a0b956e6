import Shape

/// What a stated discriminator may say to mean a schema.
struct DiscriminatorToken {
  /// The schema's own name.
  var name: String?
  /// The values that the mapping gives it.
  var mapped: [String] = []
  /// The values that the schema lists for the member.
  var listed: [String] = []

  fileprivate var names: [String] { [name].compactMap(\.self) }
}

extension SchemaShaper {
  /// The values of the member, and the position of the variant that each means; the first counts.
  ///
  /// A variant is known by what the mapping gives it; without that by the values that it lists for
  /// the member and no other variant does; without those by its name. Where a mapping leaves
  /// variants out, the names of those it has count beside it.
  static func mapping(of variants: [[DiscriminatorToken]]) -> [Choice.Discriminator.Mapping] {
    var owners: [String: Set<Int>] = [:]
    for (index, tokens) in variants.enumerated() {
      for value in tokens.flatMap({ $0.mapped + $0.listed }) {
        owners[value, default: []].insert(index)
      }
    }
    func own(_ values: [String], _ index: Int) -> [String] {
      values.filter { owners[$0, default: [index]] == [index] }
    }
    var mapping: [Choice.Discriminator.Mapping] = []
    var seen: Set<String> = []
    func add(_ values: [String], _ index: Int) {
      for value in values where seen.insert(value).inserted {
        mapping.append(Choice.Discriminator.Mapping(value: value, variant: index))
      }
    }
    for (index, tokens) in variants.enumerated() {
      for token in tokens {
        let listed = own(token.listed, index)
        let told = listed.isEmpty ? own(token.names, index) : listed
        add(token.mapped.isEmpty ? told : token.mapped, index)
      }
    }
    let isPartial = variants.joined().contains { $0.mapped.isEmpty }
    for (index, tokens) in variants.enumerated() where isPartial {
      for token in tokens where !token.mapped.isEmpty && token.listed.isEmpty {
        add(own(token.names, index), index)
      }
    }
    return mapping
  }
}
