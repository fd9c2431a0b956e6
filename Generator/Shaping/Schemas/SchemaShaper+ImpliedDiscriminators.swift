import Shape
import Specification

extension SchemaShaper {
  /// The first required member that every branch confines to other values; a branch that is a
  /// choice itself confines it to what its own branches do.
  func impliedDiscriminator(_ facets: [Facets]) -> Choice.Discriminator? {
    guard let first = facets.first else { return nil }
    for key in keys(of: first) {
      let values = facets.compactMap { confined(key, of: $0) }
      let all = values.joined()
      guard values.count == facets.count, Set(all).count == all.count else { continue }
      let mapping = values.enumerated().flatMap { index, values in
        values.map { Choice.Discriminator.Mapping(value: $0, variant: index) }
      }
      return Choice.Discriminator(key: key, mapping: mapping)
    }
    return nil
  }

  /// The members by which a branch could be known.
  private func keys(of facets: Facets, depth: Int = 0) -> [String] {
    let own = facets.properties.map(\.key)
    guard depth < SchemaShaper.nestingLimit,
      let inner = facets.choices.first?.branches.first(where: { !$0.isNull })
    else { return own }
    return own + keys(of: self.facets(ofAll: inner), depth: depth + 1)
  }

  /// The strings to which a required member is confined.
  private func confined(_ key: String, of facets: Facets, depth: Int = 0) -> [String]? {
    if let own = confinedHere(key, of: facets) { return own }
    guard facets.choices.count == 1, let choice = facets.choices.first,
      depth < SchemaShaper.nestingLimit
    else { return nil }
    let branches = choice.branches.filter { !$0.isNull }
    let values = branches.compactMap {
      confined(key, of: self.facets(ofAll: $0), depth: depth + 1)
    }
    return values.count == branches.count && !values.isEmpty ? Array(values.joined()) : nil
  }

  private func confinedHere(_ key: String, of facets: Facets) -> [String]? {
    guard facets.isObject, facets.requires(key), let property = facets.property(key) else {
      return nil
    }
    let words = self.facets(of: expansion(of: property.atoms))
    guard let values = words.values, !values.isEmpty,
      words.types == ["string"] || values.allSatisfy({ $0.kind == .string })
    else { return nil }
    return values.map(\.text)
  }

  /// Choices inside of choices beyond this depth tell no more.
  private static let nestingLimit = 4
}
