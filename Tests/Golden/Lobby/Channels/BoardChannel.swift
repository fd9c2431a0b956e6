// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// What happened since, by long poll.
///
/// The address is `/board`.
public struct BoardChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("/board")

  public var since: Place?

  public init(since: Place? = nil) {
    self.since = since
  }

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public var handshake: ChannelHandshake {
    ChannelHandshake(query: ["since": since])
  }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [
    .object(required: ["next", "news"], properties: ["next", "news"])
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case page(Page)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["page"]

    public var messageName: String? {
      switch self {
      case .page: "page"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(required: ["next", "news"], properties: ["next", "news"])
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .page(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .page(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
