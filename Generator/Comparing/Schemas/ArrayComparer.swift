import Canonical

/// Compares the elements of arrays.
struct ArrayComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  func run() {
    for (index, (old, new)) in zip(pair.old.prefixItems, pair.new.prefixItems).enumerated() {
      pair.add("\(index)", comparer.pair([old], [new]))
    }
    if pair.old.prefixItems.count != pair.new.prefixItems.count { compareFurtherItems() }
    switch (pair.old.items, pair.new.items) {
    case (let old?, let new?): pair.add("*", comparer.pair(old, new))
    case (nil, let new?) where pair.old.types == [.array]:
      pair.add(.typeNarrowed, "the elements got a schema", new: new[0].mark)
    case (let old?, nil) where pair.new.types == [.array]:
      pair.add(.typeWidened, "the elements no longer have a schema", old: old[0].mark)
    default: break
    }
  }

  /// Compares the elements for which only one side has a schema in `prefixItems` with the schema of
  /// the others.
  private func compareFurtherItems() {
    let (old, new) = (pair.old.prefixItems, pair.new.prefixItems)
    let isLonger = new.count > old.count
    let schemas = isLonger ? new[old.count...] : old[new.count...]
    let shorter = isLonger ? pair.old : pair.new
    // Elements that a side doesn't allow are compared by their number.
    if shorter.hasNoFurtherItems { return }
    for (index, schema) in zip(schemas.indices, schemas) {
      if let others = shorter.items {
        pair.add(
          "\(index)",
          isLonger ? comparer.pair(others, [schema]) : comparer.pair([schema], others)
        )
      } else if !Conjunction([schema]).isUnrestricted {
        pair.add(
          isLonger ? .typeNarrowed : .typeWidened,
          "the element \(index) \(isLonger ? "got a" : "no longer has a") schema of its own",
          old: isLonger ? pair.old.mark(of: "prefixItems") : schema.mark,
          new: isLonger ? schema.mark : pair.new.mark(of: "prefixItems")
        )
      }
    }
  }
}
