import Canonical
import Shape

/// Merges the variants of unions that apply to one value together into one object.
///
/// Of n unions with m variants each, a value has one of mⁿ combinations. A type for each of them
/// would exceed the document many times, so that beyond a limit the members of all variants are
/// optional members of one object.
struct UnionFlattener {
  let merger: SchemaMerger

  /// The number of combinations up to which each has a type.
  private static let limit = 32
  /// The nested unions that are counted and merged.
  private static let depthLimit = 16

  /// The number of combinations of variants, if too many are combined; otherwise nil.
  func excessiveCombinations(of merged: MergedSchema) -> Int? {
    let count = combinations(of: merged, depth: 0)
    let variants = merged.unions.reduce(0) { $0 + $1.branches.count }
    return count > max(Self.limit, variants) ? count : nil
  }

  private func combinations(of merged: MergedSchema, depth: Int) -> Int {
    guard depth < Self.depthLimit else { return 1 }
    return merged.unions.reduce(1) { product, union in
      var sum = 0
      for branch in union.branches where !branch.isNull && sum < Self.countLimit {
        // A variant by reference is a type of its own, unless it is combined with another union.
        let isCombined = merged.unions.count > 1 || merged.declaresContent
        sum += isCombined ? combinations(of: merger.mergedSchema(of: branch), depth: depth + 1) : 1
      }
      return min(product * max(sum, 1), Self.countLimit)
    }
  }

  private static let countLimit = 1_000_000

  /// The object with the members of all variants; nil if one of them isn't an object.
  func object(_ merged: MergedSchema, as role: Role) -> MergedSchema? {
    var found = MergedSchema.Members()
    var seen: Set<Schema.ID> = []
    guard collect(merged.unions, owner: .model(role.id), into: &found, &seen, depth: 0) else {
      return nil
    }
    var object = merged
    object.unions = []
    object.types = [.object]
    for member in found.all where object.property(member.key) == nil {
      merger.addOptional(member, to: &object)
    }
    return object
  }

  /// Whether all variants are objects.
  private func collect(
    _ unions: [MergedSchema.UnionKeyword],
    owner: Model.Owner,
    into found: inout MergedSchema.Members,
    _ seen: inout Set<Schema.ID>,
    depth: Int
  ) -> Bool {
    for branch in unions.flatMap(\.branches) where !branch.isNull && seen.insert(branch.id).inserted
    {
      let merged = merger.mergedSchema(of: branch)
      guard depth < Self.depthLimit, merged.isObject || !merged.unions.isEmpty else { return false }
      for property in merged.properties {
        for subschema in property.subschemas {
          let owner = branch.target == nil ? owner : subschema.owner
          let part = Subschema(schema: subschema.schema, owner: owner)
          found.describe(property.key, at: property.mark, by: part)
        }
      }
      guard collect(merged.unions, owner: owner, into: &found, &seen, depth: depth + 1) else {
        return false
      }
    }
    return true
  }
}
