import SwiftSource

extension NamingDecisions {
  /// An element and the stem of its name.
  typealias Proposal = (element: NamedElement, stem: String)

  /// Returns the indices of proposals in the order in which names are assigned: elements with a
  /// rename, then elements that the document spells as Swift does, then the others.
  ///
  /// A property `userId` thus keeps its name when `user_id` is added before it: otherwise, code
  /// that uses the one would still compile, and use the other.
  func order(of proposals: [Proposal], in scope: Scope) -> [Int] {
    let ranks = proposals.map { proposal in
      if chosen(for: proposal.element) != nil { return 0 }
      return proposal.element.name == proposal.stem && scope.isFree(proposal.stem) ? 1 : 2
    }
    guard ranks.contains(where: { $0 != ranks.first }) else { return Array(proposals.indices) }
    return (0...2).flatMap { rank in proposals.indices.filter { ranks[$0] == rank } }
  }

  /// Claims the names of an owner's members, in that order.
  mutating func claimMembers(_ proposals: [Proposal], in scope: inout Scope) -> [SwiftName] {
    var names: [Int: SwiftName] = [:]
    for index in order(of: proposals, in: scope) {
      let proposal = proposals[index]
      names[index] = claimMember(proposal.stem, for: proposal.element, in: &scope)
    }
    return proposals.indices.compactMap { names[$0] }
  }
}
