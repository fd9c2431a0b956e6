/// What a filter left out, of which recordings and exceptions may still speak.
public struct Omissions: Hashable, Sendable {
  public var operations: Set<String> = []
  /// Webhooks and callbacks.
  public var webhooks: Set<String> = []
  public var channels: Set<String> = []
  /// Messages of channels that stay.
  public var messages: Set<Message> = []

  public struct Message: Hashable, Sendable {
    public var name: String
    public var channel: String

    public init(_ name: String, of channel: String) {
      self.name = name
      self.channel = channel
    }
  }

  public init() {}

  /// Whether a message, or all of its channel, is left out.
  public func has(_ message: String?, of channel: String) -> Bool {
    channels.contains(channel)
      || message.map { messages.contains(Message($0, of: channel)) } ?? false
  }

  public mutating func add(_ other: Omissions) {
    operations.formUnion(other.operations)
    webhooks.formUnion(other.webhooks)
    channels.formUnion(other.channels)
    messages.formUnion(other.messages)
  }
}
