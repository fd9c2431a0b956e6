/// What the service is still to be told of places that were left: one call at a time, with all that
/// were left meanwhile.
struct Departures {
  /// Empty while no call is under way.
  private var waiting = SubscribedNames()
  /// What the call under way tells; empty for none.
  private(set) var told = SubscribedNames()

  /// As many as the address of a call surely has room for.
  static let most = 100

  /// What to tell now; nil while a call is under way, or for no place at all.
  mutating func leave(_ places: SubscribedNames) -> SubscribedNames? {
    waiting.formUnion(places)
    return told.isEmpty ? tell() : nil
  }

  /// Who is back before it was told has never left.
  mutating func join(_ places: SubscribedNames) { waiting = waiting.subtracting(places) }

  /// What to tell next, now that the call has ended; nil for nothing.
  mutating func ended() -> SubscribedNames? { tell() }

  private mutating func tell() -> SubscribedNames? {
    told = waiting.prefix(Self.most)
    waiting = waiting.subtracting(told)
    return told.isEmpty ? nil : told
  }
}
