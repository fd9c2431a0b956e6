import BinderyRuntime

/// The messages of a channel that are in effect, and are sent again on each new connection.
struct Subscriptions {
  private let policy: ResubscriptionPolicy
  private var active: [Active] = []

  /// What identifies a subscription.
  struct ID: Hashable {
    let message: String
    let values: [JSONValue?]
  }

  private struct Active {
    let id: ID
    let kind: ResubscriptionPolicy.Subscription
    let message: JSONValue
  }

  init(_ policy: ResubscriptionPolicy) { self.policy = policy }

  /// Notes a message that is sent; it replaces one with the same key, or ends it.
  mutating func note(_ name: String, _ message: JSONValue) {
    for kind in policy.subscriptions {
      let id = ID(message: kind.message, values: values(of: kind, in: message))
      if kind.message == name {
        active.removeAll { $0.id == id }
        active.append(Active(id: id, kind: kind, message: message))
      } else if kind.ending?.message == name {
        // Without a key, the message ends all.
        active.removeAll { $0.id == id || kind.key.isEmpty && $0.id.message == kind.message }
      }
    }
  }

  /// Removes a message that was not sent.
  mutating func remove(_ name: String, _ message: JSONValue) {
    active.removeAll { $0.id.message == name && $0.message == message }
  }

  var ids: Set<ID> { Set(active.map(\.id)) }

  /// The messages to send on a new connection, in their order.
  ///
  /// - Parameter cursor: The values to set in them.
  func messages(
    _ cursor: [(destination: ResumePolicy.Destination, value: JSONValue)]
  ) -> [JSONValue] {
    active.map { subscription in
      cursor.reduce(subscription.message) { message, part in
        guard case .message(let location) = part.destination else { return message }
        return location.setting(part.value, in: message)
      }
    }
  }

  /// The messages that end the subscriptions, except those that others have.
  func endings(except others: Set<ID>) -> [JSONValue] {
    active.filter { !others.contains($0.id) }
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
