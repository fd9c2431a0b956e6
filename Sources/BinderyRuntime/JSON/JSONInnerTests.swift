/// The predicates on the members of one member's object.
struct JSONInnerTests: Sendable {
  let keys: JSONKeyTable
  /// Where the tests of each key begin.
  private let tested: [Int]

  /// Appends the predicates to `all`; nil where there are none.
  init?(
    of some: [(predicate: JSONKeyPredicate, member: Int)],
    _ all: inout [(predicate: JSONKeyPredicate, member: Int)]
  ) {
    guard !some.isEmpty else { return nil }
    let keys = JSONKeyTable(some.map(\.predicate.key))
    let places = some.map { (predicate: $0, place: keys.position(of: $0.predicate.key) ?? 0) }
      .sorted { $0.place < $1.place }
    tested = (0...keys.count).map { key in all.count + places.count { $0.place < key } }
    all += places.map(\.predicate)
    self.keys = keys
  }

  func tests(of key: Int) -> Range<Int> { tested[key]..<tested[key + 1] }
}
