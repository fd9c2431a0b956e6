/// A long poll of a subscriber that waits for events.
struct Poll {
  struct ID: Hashable {
    let subscribeKey: String
    let number: Int
  }

  let id: ID
  let subscription: Subscription
  let filter: FilterExpression?
  /// The time when the poll ends without events.
  let deadline: UInt64
}
