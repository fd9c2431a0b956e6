// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The events of an envelope, each with its address.
///
/// The key `e` is the kind; if it is 0 or absent, a channel that ends in `-pnpres` means
/// presence, and any other a message.
public enum EventsChannel {
  /// The key of duplicate messages.
  public static let dedupe = DedupePolicy(
    [.payload("c"), .payload("p", "t"), .payload("i"), .payload("d")],
    among: 100
  )

  /// The limit of events that are not read yet.
  ///
  /// More than an answer holds of one channel; the service keeps no more than 100.
  public static let buffer = BufferPolicy(bound: 1000, overflow: .dropOldest)

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// A small message that is never stored.
    indirect case signal(SignalEvent)
    /// A user, a channel or a membership was set or deleted.
    ///
    /// It comes on the channel named after the user, on the channel itself, or on both for a
    /// membership.
    indirect case object(ObjectEvent)
    /// An action was attached to a message, or removed from it.
    indirect case messageAction(ActionEvent)
    /// A file was sent to a channel.
    indirect case file(FileEvent)
    /// Who came to a channel, left it or changed state.
    indirect case presence(PresenceEvent)
    /// A published message.
    indirect case message(MessageEvent)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "signal",
      "object",
      "messageAction",
      "file",
      "presence",
      "message",
    ]

    public var messageName: String? {
      switch self {
      case .signal: "signal"
      case .object: "object"
      case .messageAction: "messageAction"
      case .file: "file"
      case .presence: "presence"
      case .message: "message"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .named([1], by: "e"),
      .named([2], by: "e"),
      .named([3], by: "e"),
      .named([4], by: "e"),
      .object(
        required: ["c", "d"],
        known: ["a", "b", "c", "d", "e", "f", "i", "k", "o", "p", "s", "u", "cmt"],
        values: ["e": [0]],
        affixes: ["c": .suffix("-pnpres")]
      ),
      .object(
        required: ["c", "d"],
        known: ["a", "b", "c", "d", "e", "f", "i", "k", "o", "p", "s", "u", "cmt"],
        values: ["e": [0]]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .signal(try json.read())
        case 1: .object(try json.read())
        case 2: .messageAction(try json.read())
        case 3: .file(try json.read())
        case 4: .presence(try json.read())
        case 5: .message(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .signal(let value): value.encode(into: &json)
      case .object(let value): value.encode(into: &json)
      case .messageAction(let value): value.encode(into: &json)
      case .file(let value): value.encode(into: &json)
      case .presence(let value): value.encode(into: &json)
      case .message(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
