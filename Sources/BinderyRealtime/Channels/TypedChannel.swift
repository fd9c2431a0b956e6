/// A channel of one address, or of one for each choice of its parameters.
public protocol TypedChannel: Hashable, Sendable {
  /// The address with the names of the parameters in it.
  static var template: ChannelAddress { get }

  /// Nil when a value isn't one that its parameter can have.
  init?(values: ChannelAddress.Values)

  /// What the parameters say, in the order of the address.
  var parameters: [String] { get }
}

extension TypedChannel {
  /// Where the messages of this channel are sent and received.
  public var address: String { Self.template.text(parameters) }

  /// Nil for the address of another channel.
  public init?(address: String) {
    guard let values = Self.template.values(in: address) else { return nil }
    self.init(values: values)
  }
}
