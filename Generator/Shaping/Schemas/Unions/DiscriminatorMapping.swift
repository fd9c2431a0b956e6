import Shape

extension Union.Discriminator.Mapping {
  /// The values of the discriminator property with the index of the variant that each identifies;
  /// the first of several wins.
  ///
  /// A variant is identified by its values in `mapping`; without these, by the values that only it
  /// lists for the property; without these, by its default, if no other variant has that default
  /// or name, and by its name. Where `mapping` omits variants, the names of the mapped ones
  /// identify them too.
  static func all(of variants: [[DiscriminatorToken]]) -> [Self] {
    let owners = DiscriminatorOwners(variants)
    var mapping: [Self] = []
    var seen: Set<Scalar> = []
    func add(_ texts: [String], of token: DiscriminatorToken, _ index: Int) {
      let values = texts.flatMap { Scalar.meanings(of: $0, as: token.kind) }
      for value in values where seen.insert(value).inserted {
        mapping.append(Self(value: value, variant: index))
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
