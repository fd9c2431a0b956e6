import BinderyRuntime

/// The messages of a channel that are in effect, and are sent again on each new connection.
struct Subscriptions {
  private let policy: ResubscriptionPolicy
  /// The subscriptions by the time of their messages, with those that are replaced when a message
  /// that is being written is sent.
  private var active: [Active] = []
  /// The number of the last message.
  private var lastNumber = 0

  /// What identifies a subscription.
  struct ID: Hashable {
    let message: String
    let values: [JSONValue?]
  }

  private struct Active {
    /// The number of the message.
    let number: Int
    let id: ID
    let kind: ResubscriptionPolicy.Subscription
    let message: JSONValue
  }

  init(_ policy: ResubscriptionPolicy) { self.policy = policy }

  /// Notes a message that is being written: it ends a subscription, or replaces one with the same
  /// key; returns its number.
  mutating func note(_ name: String, _ message: JSONValue) -> Int {
    lastNumber += 1
    for kind in policy.subscriptions {
      let id = ID(message: kind.message, values: values(of: kind, in: message))
      if kind.message == name {
        active.append(Active(number: lastNumber, id: id, kind: kind, message: message))
      } else if kind.ending?.message == name {
        // Without a key, the message ends all.
        active.removeAll { $0.id == id || kind.key.isEmpty && $0.id.message == kind.message }
      }
    }
    return lastNumber
  }

  /// Notes that a message was sent, so that those that it replaced aren't needed anymore.
  mutating func confirm(_ number: Int) {
    for sent in active where sent.number == number {
      active.removeAll { $0.id == sent.id && $0.number < number }
    }
  }

  /// Removes a message that was not sent, so that the one that it replaced has effect again.
  mutating func remove(_ number: Int) { active.removeAll { $0.number == number } }

  var ids: Set<ID> { Set(active.map(\.id)) }

  /// The last message of each subscription.
  private var current: [Active] {
    var ids: Set<ID> = []
    return active.reversed().filter { ids.insert($0.id).inserted }.reversed()
  }

  /// The messages to send on a new connection, in their order.
  ///
  /// - Parameter cursor: The values to set in them.
  func messages(
    _ cursor: [(destination: ResumePolicy.Destination, value: JSONValue)]
  ) -> [JSONValue] {
    current.map { subscription in
      cursor.reduce(subscription.message) { message, part in
        guard case .message(let location) = part.destination else { return message }
        return location.setting(part.value, in: message)
      }
    }
  }

  /// The messages that end the subscriptions, except those that others have.
  func endings(except others: Set<ID>) -> [JSONValue] {
    current.filter { !others.contains($0.id) }
      .compactMap { subscription in
        guard let payload = subscription.kind.ending?.payload else { return nil }
        return zip(subscription.kind.key, subscription.id.values)
          .reduce(payload) { message, part in
            part.1.map { part.0.setting($0, in: message) } ?? message
          }
      }
  }

  private func values(
    of kind: ResubscriptionPolicy.Subscription,
    in message: JSONValue
  ) -> [JSONValue?] {
    kind.key.isEmpty ? [message] : kind.key.map { $0.value(in: message) }
  }
}
