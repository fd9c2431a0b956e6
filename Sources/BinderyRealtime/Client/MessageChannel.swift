import BinderyRuntime

/// A channel with the messages of both directions, which a `RealtimeClient` connects.
public protocol MessageChannel: DirectedChannel {
  /// What distinguishes the received messages from those of other channels of the connection.
  static var incomingSignatures: JSONSignatures { get }

  /// The policies of the document for this channel.
  static var policies: ChannelPolicies { get }
}

extension MessageChannel {
  /// A signature of any value: the channel receives what it decodes and no other channel
  /// describes.
  public static var incomingSignatures: JSONSignatures { [.any] }

  /// No policies of its own, so that those of the client apply.
  public static var policies: ChannelPolicies { ChannelPolicies() }
}

/// The messages of a direction for which the AsyncAPI document describes none.
public enum UndescribedMessages: TypedEvent {
  /// A value that the document doesn't describe.
  case unknown(JSONValue)

  public static let messageNames: [String] = []

  public var messageName: String? { nil }

  public init(from json: inout JSONReader) throws(JSONError) {
    self = .unknown(try JSONValue(from: &json))
  }

  public func encode(into json: inout JSONWriter) {
    switch self {
    case .unknown(let value): value.encode(into: &json)
    }
  }
}
