import Canonicalizing
import Shape
import Specification

extension SchemaShaper {
  /// A name for each branch: the component's, the title, the value or the member that tells it, or
  /// its kind.
  func names(of branches: [Branch]) -> [String] {
    let telling = tellingKey(branches.map(\.schema))
    let given = branches.map { name(of: $0.schema, toldBy: telling) }
    let members = tellingMembers(zip(branches, given).map { $1 == nil ? $0 : nil })
    var taken: Set<String> = []
    // Where counting goes on, so that a thousand variants with one name don't
    // count a million times.
    var numbers: [String: Int] = [:]
    return branches.indices.map { index in
      let name = given[index] ?? members[index] ?? wireKind(of: branches[index]).word
      var unique = name
      while !taken.insert(unique).inserted {
        let number = numbers[name, default: 2]
        unique = name + String(number)
        numbers[name] = number + 1
      }
      return unique
    }
  }

  /// The first member whose constants tell apart the variants that are written in place.
  ///
  /// A variant without it takes nothing away, so that names stay when one is added.
  private func tellingKey(_ schemas: [Schema]) -> String? {
    let all = schemas.filter { $0.target == nil }.map(constants)
    let keys = all.first { !$0.isEmpty }?.map(\.key) ?? []
    return keys.first { key in
      let values = all.compactMap { constants in constants.first { $0.key == key }?.name }
      return Set(values).count == values.count
    }
  }

  /// By position, of those that are nameless objects.
  private func tellingMembers(_ branches: [Branch?]) -> [Int: String] {
    TellingMembers.names(
      of: branches.map { branch in
        branch.flatMap { wireKind(of: $0) == .object ? $0.schema : nil }
      }
    )
  }

  /// The members that have but one value; a number is named together with its member.
  private func constants(of schema: Schema) -> [(key: String, name: String)] {
    (schema.properties + schema.allOf.flatMap(\.properties)).compactMap { property in
      guard let value = property.value.onlyValue, !value.kind.isCollection, value.kind != .null
      else { return nil }
      let text = value.kind == .string ? value.text : "\(property.key) \(value.text)"
      return Self.isName(text) ? (property.key, text) : nil
    }
  }

  private func name(of schema: Schema, toldBy key: String?) -> String? {
    if let target = schema.target {
      return target.componentName ?? target.placeName
    }
    if let title = schema.title, Self.isName(title) { return title }
    let parts = schema.allOf
    if parts.count == 1, !schema.saysSomething { return name(of: parts[0], toldBy: key) }
    let known = constants(of: schema)
    for key in [key, "type", "kind"] {
      if let value = known.first(where: { $0.key == key })?.name { return value }
    }
    return nil
  }

  /// Whether a title is a name rather than a sentence.
  static func isName(_ title: String) -> Bool {
    let words = title.split(separator: " ")
    return (1...4).contains(words.count) && title.count <= 40
      && title.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}
