/// The objects that a filter omits, to which recordings and exceptions can refer.
public struct Omissions: Hashable, Sendable {
  public var operations: Set<String> = []
  /// Webhooks and callbacks.
  public var webhooks: Set<String> = []
  public var channels: Set<String> = []
  /// Messages of channels that are generated.
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

  /// Returns whether a message or its channel is omitted.
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
