/// Selects mutations at random, the same ones for the same seed.
package struct MutationSample: Hashable, Sendable {
  private let seed: UInt64
  private let limit: Int

  /// Creates a selection of at most `limit` mutations of one subject.
  package init(seed: UInt64, limit: Int) {
    self.seed = seed
    self.limit = limit
  }

  /// Returns the selected mutations in their order.
  ///
  /// - Parameters:
  ///   - identity: Distinguishes each mutation from the others.
  ///   - isSelectable: Whether a mutation may be selected. Evaluated only until enough are.
  package func selection<Mutation>(
    of mutations: [Mutation],
    identity: (Mutation) -> String,
    where isSelectable: (Mutation) -> Bool = { _ in true }
  ) -> [Mutation] {
    guard mutations.count > limit else { return mutations.filter(isSelectable) }
    let ranks = mutations.indices.map { (rank: rank(of: identity(mutations[$0])), index: $0) }
    var selected: [Int] = []
    for (_, index) in ranks.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) })
    where selected.count < limit && isSelectable(mutations[index]) { selected.append(index) }
    return selected.sorted().map { mutations[$0] }
  }

  /// A hash of the seed and a text (FNV-1a), mixed so that similar texts have distant ranks.
  private func rank(of identity: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
    for byte in identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return hash ^ (hash >> 27)
  }
}
