import Canonical
import Shape

/// Names the branches of unions.
struct VariantNamer {
  let merger: SchemaMerger

  /// A name for each branch: its component name, its title, a distinguishing value or property, or
  /// its kind.
  func names(of branches: [Branch]) -> [String] {
    let key = distinguishingKey(branches.map(\.schema))
    let given = branches.map { name(of: $0.schema, distinguishedBy: key) }
    let members = distinguishingMembers(zip(branches, given).map { $1 == nil ? $0 : nil })
    let words = branches.indices.map { index in
      given[index] ?? members[index] ?? merger.wireKind(of: branches[index]).word
    }
    let suffixes = distinguishingSuffixes(of: branches, named: words)
    var taken: Set<String> = []
    // The next suffix of each name, so that n equal names take n steps instead of n².
    var numbers: [String: Int] = [:]
    return branches.indices.map { index in
      let isNamed = given[index] != nil || members[index] != nil
      let name =
        suffixes[index].map { isNamed ? words[index].followed(by: $0) : $0 } ?? words[index]
      var unique = name
      while !taken.insert(unique).inserted {
        let number = numbers[name, default: 2]
        unique = name + String(number)
        numbers[name] = number + 1
      }
      return unique
    }
  }

  /// The distinguishing properties of objects with the name of another branch before them, by
  /// index.
  private func distinguishingSuffixes(of branches: [Branch], named names: [String]) -> [Int: String]
  {
    let groups = Dictionary(grouping: branches.indices, by: { names[$0] })
    var suffixes: [Int: String] = [:]
    for indices in groups.values where indices.count > 1 {
      let objects = indices.map { index in
        let schema = branches[index].schema
        return merger.wireKind(of: branches[index]) == .object ? schema.target ?? schema : nil
      }
      let members = DistinguishingMembers.names(of: objects, includesOptional: true)
      for (position, index) in indices.enumerated().dropFirst() {
        suffixes[index] = members[position]
      }
    }
    return suffixes
  }

  /// The first property whose constants distinguish the inline variants, or else the one that
  /// distinguishes most of them, if the type is the same in all.
  ///
  /// Variants without the property are ignored, so that a new variant doesn't change names.
  private func distinguishingKey(_ schemas: [Schema]) -> String? {
    let all = schemas.filter { $0.target == nil }.map(constants)
    let keys = all.first { !$0.isEmpty }?.map(\.key) ?? []
    let values = keys.map { key in
      all.compactMap { constants in constants.first { $0.key == key }?.name }
    }
    if let index = values.firstIndex(where: { Set($0).count == $0.count }) { return keys[index] }
    let counts = values.map { Set($0).count }
    let type = VariantNamer.typeKeys.lazy.compactMap(keys.firstIndex(of:)).first
    guard type.map({ counts[$0] == 1 }) == true, let most = counts.max(), most > 1 else {
      return nil
    }
    return counts.firstIndex(of: most).map { keys[$0] }
  }

  /// The properties whose constants name a variant if no property distinguishes all of them.
  private static let typeKeys = ["type", "kind"]

  /// The distinguishing properties of unnamed objects, by index.
  private func distinguishingMembers(_ branches: [Branch?]) -> [Int: String] {
    DistinguishingMembers.names(
      of: branches.map { branch in
        branch.flatMap { merger.wireKind(of: $0) == .object ? $0.schema : nil }
      }
    )
  }

  /// The properties with a single value; the name of a number includes the property's key.
  private func constants(of schema: Schema) -> [(key: String, name: String)] {
    (schema.properties + schema.allOf.flatMap(\.properties)).compactMap { property in
      guard let value = property.value.onlyValue, !value.type.isCollection, value.type != .null
      else { return nil }
      let text = value.type == .string ? value.text : "\(property.key) \(value.text)"
      return text.isVariantName ? (property.key, text) : nil
    }
  }

  private static let depthLimit = 64

  /// - Parameter depth: The number of followed references, which may form a cycle.
  private func name(
    of schema: Schema,
    distinguishedBy key: String?,
    depth: Int = 0
  ) -> String? {
    guard depth < Self.depthLimit else { return nil }
    if let target = schema.target {
      return target.isNamedByLocation
        ? target.componentName ?? target.locationName
        : name(of: target, distinguishedBy: key, depth: depth + 1)
    }
    if let title = schema.title, title.isVariantName { return title }
    let parts = schema.allOf
    if parts.count == 1, !schema.declaresType {
      return name(of: parts[0], distinguishedBy: key, depth: depth + 1)
    }
    let known = constants(of: schema)
    for key in [key].compactMap(\.self) + VariantNamer.typeKeys {
      if let value = known.first(where: { $0.key == key })?.name { return value }
    }
    return nil
  }
}

extension String {
  /// The name with another word; in lowercase if it is a constant in capitals.
  fileprivate func followed(by word: String) -> String {
    "\(self == uppercased() ? lowercased() : self) \(word)"
  }

  /// Whether the text is a name rather than a sentence.
  var isVariantName: Bool {
    let words = split(separator: " ")
    return (1...4).contains(words.count) && count <= 40
      && unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
