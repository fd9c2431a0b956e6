// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime

/// A room, over one WebSocket.
///
/// The address is `/rooms/{room}`.
public struct RoomChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("/rooms/{room}")

  /// The room's name.
  public var room: String

  public init(room: String) {
    self.room = room
  }

  public init?(values: ChannelAddress.Values) {
    self.room = values.texts[0]
  }

  public var parameters: [String] { [room] }

  public static let incomingSignatures: JSONSignatures = [
    .object(
      required: ["event", "data"],
      properties: ["event", "data"],
      values: ["event": ["entered"]]
    ),
    .object(
      required: ["event", "text"],
      properties: ["event", "text", "loudness"],
      values: ["event": ["note"]]
    ),
    .object(
      required: ["event", "at"],
      properties: ["event", "at"],
      values: ["event": ["closing"]]
    ),
    .object(required: ["event"], properties: ["event"], values: ["event": ["ping"]]),
  ]

  /// The conditions of a connection.
  ///
  /// A guest is heard as long as somebody is there to hear.
  public enum Lifecycle: ConnectionLifecycle {
    /// An event that the rules handle.
    public enum Input: CaseIterable, Hashable, Sendable {
      /// The guest comes.
      case enter
      /// The guest goes.
      case leave
      case nightfall
    }

    /// A state that holds until an input changes it; initially, none holds.
    public enum State: CaseIterable, LifecycleState {
      /// It is night.
      case late
      /// The guest hears, and is heard.
      case connected
    }

    /// A condition that is evaluated with each input.
    public enum Condition: CaseIterable, Hashable, Sendable {
      case keepsListening
    }

    /// The transitions of an input: the first whose conditions are met is made.
    public static let rules: [LifecycleRule<Self>] = [
      .on(.enter, while: [.late: false], set: [.connected: true]),
      .on(.leave, while: [.connected: true], given: [.keepsListening: true]),
      .on(.leave, set: [.connected: false]),
      .on(.nightfall, set: [.late: true, .connected: false]),
    ]
  }

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// The guest is in the room.
    case entered(Entered)
    /// What a guest says, either way.
    case note(Note)
    /// The house closes for the night.
    case closing(Closing)
    /// Asks for a sign of life, either way.
    case ping(Ping)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["entered", "note", "closing", "ping"]

    public var messageName: String? {
      switch self {
      case .entered: "entered"
      case .note: "note"
      case .closing: "closing"
      case .ping: "ping"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("event") {
      case "entered": self = .entered(try json.readSelectedVariant())
      case "note": self = .note(try json.readSelectedVariant())
      case "closing": self = .closing(try json.readSelectedVariant())
      case "ping": self = .ping(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .entered(let value): value.encode(into: &json)
      case .note(let value): value.encode(into: &json)
      case .closing(let value): value.encode(into: &json)
      case .ping(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    /// A guest wants to come in.
    case join(Join)
    /// What a guest says, either way.
    case note(Note)
    /// Answers a ping.
    case pong(Pong)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["join", "note", "pong"]

    public var messageName: String? {
      switch self {
      case .join: "join"
      case .note: "note"
      case .pong: "pong"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("event") {
      case "join": self = .join(try json.readSelectedVariant())
      case "note": self = .note(try json.readSelectedVariant())
      case "pong": self = .pong(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .join(let value): value.encode(into: &json)
      case .note(let value): value.encode(into: &json)
      case .pong(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }
}

extension RealtimeChannel where ChannelType == RoomChannel {
  /// Sends `join`, and returns the reply `entered`.
  public func join(_ request: Join) async throws(RealtimeError) -> Entered {
    try await reply(to: .join(request)) { message in
      if case .entered(let reply) = message { reply } else { nil }
    }
  }
}
