import Canonical

/// Compares the elements of arrays.
struct ArrayComparer {
  let pair: SchemaPair
  let comparer: SchemaComparer

  func run() {
    for (index, (old, new)) in zip(pair.old.prefixItems, pair.new.prefixItems).enumerated() {
      pair.add("\(index)", comparer.pair([old], [new]))
    }
    if pair.old.prefixItems.count != pair.new.prefixItems.count {
      pair.add(
        .typeChanged,
        "the number of elements with schemas of their own changed from"
          + " \(pair.old.prefixItems.count) to \(pair.new.prefixItems.count)",
        old: pair.old.mark(of: "prefixItems"),
        new: pair.new.mark(of: "prefixItems")
      )
    }
    switch (pair.old.items, pair.new.items) {
    case (let old?, let new?): pair.add("*", comparer.pair(old, new))
    case (nil, let new?) where pair.old.types == [.array]:
      pair.add(.typeNarrowed, "the elements got a schema", new: new[0].mark)
    case (let old?, nil) where pair.new.types == [.array]:
      pair.add(.typeWidened, "the elements no longer have a schema", old: old[0].mark)
    default: break
    }
  }
}
