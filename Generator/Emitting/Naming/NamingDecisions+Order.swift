import SwiftSource

extension NamingDecisions {
  /// A thing and the word that its name would be.
  typealias Wish = (thing: NamedThing, stem: String)

  /// The places of wishes in the order in which they are granted: what a person chose, then what
  /// the document spells as Swift does and may have, then the rest as they come.
  ///
  /// So a property `userId` keeps its name when a `user_id` is added before it: what was written
  /// for the one would compile for the other.
  func order(of wishes: [Wish], in scope: Scope) -> [Int] {
    let ranks = wishes.map { wish in
      if chosen(for: wish.thing) != nil { return 0 }
      return wish.thing.name == wish.stem && scope.isFree(wish.stem) ? 1 : 2
    }
    guard ranks.contains(where: { $0 != ranks.first }) else { return Array(wishes.indices) }
    return (0...2).flatMap { rank in wishes.indices.filter { ranks[$0] == rank } }
  }

  /// Takes the names of an owner's members, each in its turn.
  mutating func claimMembers(_ wishes: [Wish], in scope: inout Scope) -> [SwiftName] {
    var names: [Int: SwiftName] = [:]
    for index in order(of: wishes, in: scope) {
      let wish = wishes[index]
      names[index] = claimMember(wish.stem, for: wish.thing, in: &scope)
    }
    return wishes.indices.compactMap { names[$0] }
  }
}
