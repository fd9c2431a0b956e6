/// A channel of one address, or of one for each choice of its parameters, and what is said when a
/// connection to it is opened.
public protocol ConnectableChannel: Hashable, Sendable {
  /// The address with the names of the parameters in it.
  static var template: ChannelAddress { get }

  /// What the parameters say, in the order of the address.
  var parameters: [String] { get }

  /// What is said beside the address.
  var handshake: ChannelHandshake { get }
}

extension ConnectableChannel {
  /// Where the messages of this channel are sent and received.
  public var address: String { Self.template.text(parameters) }

  /// Nothing, unless the specification says more.
  public var handshake: ChannelHandshake { ChannelHandshake() }
}

/// A channel of which the address says all.
public protocol TypedChannel: ConnectableChannel {
  /// Nil when a value isn't one that its parameter can have.
  init?(values: ChannelAddress.Values)
}

extension TypedChannel {
  /// Nil for the address of another channel.
  public init?(address: String) {
    guard let values = Self.template.values(in: address) else { return nil }
    self.init(values: values)
  }
}
