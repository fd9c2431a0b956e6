/// A request of a subscriber that waits until there is something to tell.
struct Poll {
  struct ID: Hashable {
    let subscribeKey: String
    let number: Int
  }

  let id: ID
  let subscription: Subscription
  let filter: FilterExpression?
  /// When it ends with nothing.
  let deadline: UInt64
}
