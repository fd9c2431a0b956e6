/// A channel with its address, its parameters, and the query and headers that open a connection.
public protocol ConnectableChannel: Hashable, Sendable {
  /// The address with its parameters in braces.
  static var template: ChannelAddress { get }

  /// The parameter values, in the order of the address.
  var parameters: [String] { get }

  /// The query and headers that are sent beside the address.
  var handshake: ChannelHandshake { get }
}

extension ConnectableChannel {
  /// The address to which messages of this channel are sent.
  public var address: String { Self.template.text(parameters) }

  /// An empty handshake, unless the AsyncAPI document declares a query or headers.
  public var handshake: ChannelHandshake { ChannelHandshake() }
}

/// A channel that can be created from its address.
public protocol TypedChannel: ConnectableChannel {
  /// Creates a channel from parameter values; nil when a value is not valid for its parameter.
  init?(values: ChannelAddress.Values)
}

extension TypedChannel {
  /// Creates a channel from its address; nil for the address of another channel.
  public init?(address: String) {
    guard let values = Self.template.values(in: address) else { return nil }
    self.init(values: values)
  }
}
