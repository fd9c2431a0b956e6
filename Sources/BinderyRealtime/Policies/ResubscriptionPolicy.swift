import BinderyRuntime

/// The policy for messages that the client sends again on each new connection: subscriptions.
public struct ResubscriptionPolicy: Hashable, Sendable {
  /// The kinds of messages.
  public var subscriptions: [Subscription]

  /// A message that the service forgets with the connection, and the message that ends its effect.
  public struct Subscription: Hashable, Sendable {
    /// The name of the message.
    public var message: String
    /// The locations of the values that identify a subscription, in both messages; empty for the
    /// whole message.
    public var key: [MessageLocation]
    /// The message that ends a subscription; nil if there is none.
    public var ending: Ending?

    /// Creates a kind of subscription.
    public init(_ message: String, key: [MessageLocation] = [], ending: Ending? = nil) {
      self.message = message
      self.key = key
      self.ending = ending
    }
  }

  /// The message that ends a subscription: constants, and the values of the key.
  public struct Ending: Hashable, Sendable {
    /// The name of the message.
    public var message: String
    /// The constants of its payload, such as its type; nil if they don't identify it, so that only
    /// the app can send it.
    public var payload: JSONValue?

    /// Creates the message that ends a subscription.
    public init(_ message: String, payload: JSONValue? = nil) {
      self.message = message
      self.payload = payload
    }
  }

  /// Creates a policy.
  public init(_ subscriptions: [Subscription]) { self.subscriptions = subscriptions }
}
