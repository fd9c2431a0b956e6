// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// The entries of a page of the history, one at a time.
public enum HistoryChannel {
  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// A message or an event of the history.
    indirect case entry(Entry)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["entry"]

    public var messageName: String? {
      switch self {
      case .entry: "entry"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .object(
        required: ["type"],
        properties: [
          "uuid",
          "clientId",
          "threadId",
          "receivedDate",
          "text",
          "display",
          "type",
          "formattedText",
          "operator",
          "attachments",
          "quotes",
          "quickReplies",
          "read",
          "settings",
          "modified",
          "isPreRegister",
          "providerIds",
          "authorized",
          "massPushMessage",
          "externalClientId",
          "origin",
          "readInMessageIds",
          "speechStatus",
          "hideAfter",
          "id",
          "sendingId",
          "blockInput",
          "questions",
          "questionId",
          "rate",
          "content",
        ]
      )
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .entry(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .entry(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}
