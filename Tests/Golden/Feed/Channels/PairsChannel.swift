// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The address is `pairs/{id}/of/{id}`.
public struct PairsChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("pairs/{id}/of/{id}")

  /// Stands twice.
  public var id: String

  public init(id: String) {
    self.id = id
  }

  public init?(values: ChannelAddress.Values) {
    self.id = values.texts[0]
    guard values.texts[1] == values.texts[0] else { return nil }
  }

  public var parameters: [String] { [id, id] }

  public typealias Outgoing = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = [.object(required: [], properties: [])]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    case labels([String: String])
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["labels"]

    public var messageName: String? {
      switch self {
      case .labels: "labels"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [.object(required: [], properties: [])]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .labels(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .labels(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
