// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The messages in `getMessages`, one at a time.
public enum DeliveriesChannel {
  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// A message, with its delivery options.
    case delivery(Delivery)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["delivery"]

    public var messageName: String? {
      switch self {
      case .delivery: "delivery"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(
        required: ["content"],
        properties: [
          "messageId",
          "sentAt",
          "notification",
          "important",
          "messageType",
          "attributes",
          "content",
        ]
      )
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .delivery(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .delivery(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
