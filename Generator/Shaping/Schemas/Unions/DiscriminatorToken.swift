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
  var names: [String] {
    guard let name else { return [] }
    return [listedName ?? name]
  }

  /// The listed value that equals the name, apart from case, `-` and `_`.
  var listedName: String? {
    guard let name else { return nil }
    return listed.contains(name) ? name : listed.first { $0.folded == name.folded }
  }
}

extension String {
  /// The text without the differences between `BigCat`, `big-cat` and `BIG_CAT`.
  fileprivate var folded: String { lowercased().filter { $0 != "-" && $0 != "_" } }
}
