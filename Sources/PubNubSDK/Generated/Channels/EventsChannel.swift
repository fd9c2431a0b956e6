// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The events of an envelope, each with its delivery information.
///
/// The key `e` is the type of an event. If it is 0 or absent, an event on a channel that ends in
/// `-pnpres` is a presence event, and an event on any other channel is a message.
public enum EventsChannel {
  /// The key of duplicate messages.
  public static let dedupe = DedupePolicy(
    [.payload("c"), .payload("p", "t"), .payload("i"), .payload("d")],
    windowSize: 100
  )

  /// The limit of events that are not read yet.
  ///
  /// The bound exceeds the number of messages of one channel in a response; the service keeps at
  /// most 100.
  public static let buffer = BufferPolicy(bound: 1000, overflow: .dropOldest)

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// A small message that the service never stores.
    indirect case signal(SignalEvent)
    /// A user, a channel or a membership that was set or deleted.
    ///
    /// The service sends it on the channel named after the user, on the channel itself, or on both
    /// for a membership.
    indirect case object(ObjectEvent)
    /// A message action that was added or removed.
    indirect case messageAction(ActionEvent)
    /// A file that was sent to a channel.
    indirect case file(FileEvent)
    /// A user who joined a channel, left it or changed state.
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
      .discriminated([1], by: "e"),
      .discriminated([2], by: "e"),
      .discriminated([3], by: "e"),
      .discriminated([4], by: "e"),
      .object(
        required: ["c", "d"],
        properties: ["a", "b", "c", "d", "e", "f", "i", "k", "o", "p", "s", "u", "cmt"],
        values: ["e": [0]],
        affixes: ["c": .suffix("-pnpres")]
      ),
      .object(
        required: ["c", "d"],
        properties: ["a", "b", "c", "d", "e", "f", "i", "k", "o", "p", "s", "u", "cmt"],
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
