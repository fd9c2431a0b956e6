/// The predicates on the members of one member's object.
struct JSONInnerTests: Sendable {
  let keys: JSONKeyTable
  /// Where the tests of each key begin.
  private let tested: [Int]

  /// Appends the predicates to `all`; nil where there are none.
  init?(
    of some: [(inquiry: JSONInquiry, member: Int)],
    _ all: inout [(inquiry: JSONInquiry, member: Int)]
  ) {
    guard !some.isEmpty else { return nil }
    let keys = JSONKeyTable(some.map(\.inquiry.key))
    let places = some.map { (inquiry: $0, place: keys.position(of: $0.inquiry.key) ?? 0) }
      .sorted { $0.place < $1.place }
    tested = (0...keys.count).map { key in all.count + places.count { $0.place < key } }
    all += places.map(\.inquiry)
    self.keys = keys
  }

  func tests(of key: Int) -> Range<Int> { tested[key]..<tested[key + 1] }
}
