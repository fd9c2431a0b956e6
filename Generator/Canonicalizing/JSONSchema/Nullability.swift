import Canonical

/// Determines which schemas admit `null`, by themselves or by the schemas that they refer to.
///
/// It is a class because a lazy property copies the values of a struct at each change.
final class Nullability {
  private var known = FixedPointMemo(assuming: false)
  private let written: (SchemaID) -> WrittenSchema?

  init(_ written: @escaping (SchemaID) -> WrittenSchema?) { self.written = written }

  func admitsNull(_ schema: Schema, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    while true {
      if let isNullable = known.begin(schema.id) { return isNullable }
      let isNullable =
        computesNull(schema, depth: depth + 1) || written(schema.id)?.impliesNull == true
      known.finish(isNullable, for: schema.id)
    }
  }

  private func computesNull(_ schema: Schema, depth: Int) -> Bool {
    written(schema.id)?.reportNull()
    if schema.isNullable { return true }
    if let target = schema.target {
      return admitsNull(target, depth: depth)
    }
    guard schema.types.isEmpty else { return hasNullBranch(schema, depth) }
    if schema.values?.contains(where: { $0.type == .null }) == true { return true }
    if schema.constant?.type == .null || hasNullBranch(schema, depth) { return true }
    let parts = schema.allOf.filter { $0.isReference || $0.declaresType || !$0.allOf.isEmpty }
    return !parts.isEmpty && parts.allSatisfy { admitsNull($0, depth: depth) }
  }

  private func hasNullBranch(_ schema: Schema, _ depth: Int) -> Bool {
    schema.branches.contains { admitsNull($0, depth: depth) }
  }
}
