import Canonicalizing
import Shape
import Specification

/// The values to which a schema confines, null aside.
struct ListedValues {
  var values: [Node]
  var types: [JSONType]
  /// True when a service may add to them: they are a type of their own, or said to be extensible.
  var mayGrow = false

  /// Nothing when one of them is no scalar.
  var scalars: [Scalar]? {
    if types == [.string] { return values.map { .string($0.text) } }
    let kind = Scalar.Kind(types)
    let scalars = values.compactMap { Literal($0).flatMap { Scalar($0, as: kind) } }
    return scalars.count == values.count ? scalars : nil
  }
}

extension SchemaShaper {
  /// What schemas that apply to one value list together: behind references, in `allOf`, or in every
  /// branch of a choice.
  func listedValues(of atoms: [Atom]) -> ListedValues? {
    guard let last = atoms.last?.schema, atoms.contains(where: \.schema.mayListValues),
      !atoms.contains(where: { wireKind(of: $0.schema).isCollection })
    else { return nil }
    let facets = atoms.count == 1 ? facets(ofAll: last) : facets(of: expansion(of: atoms))
    return listedValues(of: facets, depth: 0)
  }

  private func listedValues(of facets: Facets, depth: Int) -> ListedValues? {
    if let values = facets.values {
      guard !values.isEmpty else { return nil }
      let mayGrow = !facets.atoms.contains { $0.schema.isClosed }
      return ListedValues(values: values, types: facets.types, mayGrow: mayGrow)
    }
    guard facets.choices.count == 1, let choice = facets.choices.first else { return nil }
    let place = choice.branches[0].id
    if let known = memo.listedInChoices[place] { return known }
    // A choice met inside of itself lists nothing.
    memo.listedInChoices[place] = .some(nil)
    guard depth < 32 else { return nil }
    let listed = listedValues(inAll: choice.branches, facets.types, depth: depth + 1)
    memo.listedInChoices[place] = .some(listed)
    return listed
  }

  /// What branches list, if each of them lists something.
  private func listedValues(
    inAll branches: [Schema],
    _ types: [JSONType],
    depth: Int
  ) -> ListedValues? {
    var all = ListedValues(values: [], types: types)
    var seen: Set<String> = []
    for branch in branches where !branch.isNull && branch.verdict != false {
      guard let own = listedValues(of: facets(ofAll: branch), depth: depth) else { return nil }
      all.values += own.values.filter { seen.insert($0.text).inserted }
      all.types = all.types.isEmpty ? own.types : all.types
      all.mayGrow = all.mayGrow || own.mayGrow
    }
    return all.values.isEmpty ? nil : all
  }
}

extension Schema {
  /// False when values can't be listed here or where it leads.
  fileprivate var mayListValues: Bool {
    node.has(anyOf: Self.listing)
  }

  private static let listing = Keywords(
    "enum",
    "const",
    "$ref",
    "allOf",
    "oneOf",
    "anyOf",
    "x-extensible-enum"
  )

  /// Whether it lists values that are no enumeration with a name.
  fileprivate var isClosed: Bool {
    guard constant == nil else { return true }
    return node.componentName == nil ? node["enum"] != nil : listsOnly(.boolean)
  }
}

extension WireKind {
  fileprivate var isCollection: Bool { self == .array || self == .object }
}
