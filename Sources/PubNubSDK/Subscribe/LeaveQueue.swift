/// The leave requests to send, one at a time; names that are left during a request are sent
/// together in the next one.
struct LeaveQueue {
  /// The names for the next request; empty if no names wait.
  private var waiting = SubscribedNames()
  /// The names in the current request; empty for no request.
  private(set) var current = SubscribedNames()

  /// The maximum number of names in a request, so that its URL is not too long.
  static let maxCount = 100

  /// Adds names; returns the names to send now, or nil while a request is running or if there are
  /// none.
  mutating func leave(_ names: SubscribedNames) -> SubscribedNames? {
    waiting.formUnion(names)
    return current.isEmpty ? next() : nil
  }

  /// Removes names that the user joined again before their leave request was sent.
  mutating func join(_ names: SubscribedNames) { waiting = waiting.subtracting(names) }

  /// Returns the names of the next request after one has finished; nil for none.
  mutating func finish() -> SubscribedNames? { next() }

  private mutating func next() -> SubscribedNames? {
    current = waiting.prefix(Self.maxCount)
    waiting = waiting.subtracting(current)
    return current.isEmpty ? nil : current
  }
}
