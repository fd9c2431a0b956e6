// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// Asks for what another channel of the same WebSocket has.
///
/// The address is `ticks`.
public struct CallsChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("ticks")

  public init() {}

  public init?(values: ChannelAddress.Values) {}

  public var parameters: [String] { [] }

  public typealias Incoming = UndescribedMessages

  public static let incomingSignatures: JSONSignatures = []

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    case call(Call)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["call"]

    public var messageName: String? {
      switch self {
      case .call: "call"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("call") {
      case "tick": self = .call(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .call(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  public struct Call: JSONModel {
    public var call: String

    public init(call: String = "tick") {
      self.call = call
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var call: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "call": json.read(into: &call)
        default: try json.skipValue()
        }
      }
      self.call = try json.require(call, "call")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("call", call)
      json.endObject()
    }
  }
}

extension RealtimeChannel where ChannelType == CallsChannel {
  /// Sends `call`, and returns the reply `tick`.
  public func call(_ request: CallsChannel.Call) async throws(RealtimeError) -> TicksChannel.Tick {
    try await reply(to: .call(request), on: TicksChannel()) { message in
      if case .tick(let reply) = message { reply } else { nil }
    }
  }
}
