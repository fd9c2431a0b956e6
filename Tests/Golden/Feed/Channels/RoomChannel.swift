// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime
import BinderyRuntime
import Foundation

/// What happens in a room.
///
/// The address is `rooms/{room}/{shard}/{mood}`.
public struct RoomChannel: TypedChannel, MessageChannel {
  public static let template = ChannelAddress("rooms/{room}/{shard}/{mood}")

  /// Its name, which may hold anything.
  public var room: String
  /// Which part of the room.
  public var shard: String
  /// How fast it goes.
  public var mood: Mood

  public init(room: String, shard: String, mood: Mood = .calm) {
    self.room = room
    self.shard = shard
    self.mood = mood
  }

  public init?(values: ChannelAddress.Values) {
    self.room = values.texts[0]
    self.shard = values.texts[1]
    self.mood = Mood(rawValue: values.texts[2])
  }

  public var parameters: [String] { [room, shard, mood.rawValue] }

  public static let incomingSignatures: JSONSignatures = [
    .object(
      required: ["event", "data"],
      properties: ["event", "data"],
      values: ["event": ["feed:opened"]]
    ),
    .object(
      required: ["event", "data"],
      properties: ["event", "data"],
      values: ["event": ["feed:spoken"]]
    ),
    .object(
      required: ["event", "data"],
      properties: ["event", "data"],
      affixes: ["event": .prefix("client-")]
    ),
    .object(
      required: ["event", "task"],
      properties: ["event", "task"],
      affixes: ["event": .suffix("-finished")]
    ),
    .object(
      required: ["event"],
      properties: ["event", "note"],
      affixes: ["event": .noPrefix(["feed:"])]
    ),
    .object(
      required: ["event", "user"],
      properties: ["event", "user"],
      values: ["event": ["feed:presence"]]
    ),
    .object(
      required: ["event", "count"],
      properties: ["event", "count"],
      values: ["event": ["feed:presence"]]
    ),
    .object(
      required: ["event"],
      properties: ["event", "reason"],
      values: ["event": ["feed:closed", "feed:gone"], "reason": ["empty", "moved"]]
    ),
    .object(
      required: ["event", "id"],
      properties: ["event", "id"],
      values: ["event": ["feed:said"]]
    ),
  ]

  /// The messages that are received on this channel.
  public enum Incoming: TypedEvent {
    /// The room can be heard from now on.
    case opened(Opened)
    case spoken(Spoken)
    /// What another reader says; its name is theirs to choose.
    case own(Own)
    /// A task of any name came to its end.
    case finished(Finished)
    /// Whatever isn't the service's own.
    case other(Other)
    case joined(Joined)
    /// Has the same name as joined, and other members.
    case counted(Counted)
    /// The room is gone.
    ///
    /// - Warning: Deprecated.
    case closed(Closed)
    case said(Said)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = [
      "opened",
      "spoken",
      "own",
      "finished",
      "other",
      "joined",
      "counted",
      "closed",
      "said",
    ]

    public var messageName: String? {
      switch self {
      case .opened: "opened"
      case .spoken: "spoken"
      case .own: "own"
      case .finished: "finished"
      case .other: "other"
      case .joined: "joined"
      case .counted: "counted"
      case .closed: "closed"
      case .said: "said"
      case .unknown: nil
      }
    }

    private static let variants: JSONSignatures = [
      .discriminated(["feed:opened"], by: "event"),
      .discriminated(["feed:spoken"], by: "event"),
      .discriminated(["feed:closed", "feed:gone"], by: "event"),
      .discriminated(["feed:said"], by: "event"),
      .object(
        required: ["event", "data"],
        properties: ["event", "data"],
        affixes: ["event": .prefix("client-")]
      ),
      .object(
        required: ["event", "task"],
        properties: ["event", "task"],
        affixes: ["event": .suffix("-finished")]
      ),
      .object(
        required: ["event"],
        properties: ["event", "note"],
        affixes: ["event": .noPrefix(["feed:"])]
      ),
      .object(
        required: ["event", "user"],
        properties: ["event", "user"],
        values: ["event": ["feed:presence"]]
      ),
      .object(
        required: ["event", "count"],
        properties: ["event", "count"],
        values: ["event": ["feed:presence"]]
      ),
    ]

    public init(from json: inout JSONReader) throws(JSONError) {
      self = try json.readMessage(of: Self.variants) { json, variant throws(JSONError) in
        switch variant {
        case 0: .opened(try json.read())
        case 1: .spoken(try json.read())
        case 2: .closed(try json.read())
        case 3: .said(try json.read())
        case 4: .own(try json.read())
        case 5: .finished(try json.read())
        case 6: .other(try json.read())
        case 7: .joined(try json.read())
        case 8: .counted(try json.read())
        default: .unknown(try json.read())
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .opened(let value): value.encode(into: &json)
      case .spoken(let value): value.encode(into: &json)
      case .own(let value): value.encode(into: &json)
      case .finished(let value): value.encode(into: &json)
      case .other(let value): value.encode(into: &json)
      case .joined(let value): value.encode(into: &json)
      case .counted(let value): value.encode(into: &json)
      case .closed(let value): value.encode(into: &json)
      case .said(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// The messages that are sent on this channel.
  public enum Outgoing: TypedEvent {
    case say(Say)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)

    public static let messageNames: [String] = ["say"]

    public var messageName: String? {
      switch self {
      case .say: "say"
      case .unknown: nil
      }
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      switch try json.peekMember("event") {
      case "feed:say": self = .say(try json.readSelectedVariant())
      default: self = .unknown(try json.readUnknownVariant())
      }
    }

    public func encode(into json: inout JSONWriter) {
      switch self {
      case .say(let value): value.encode(into: &json)
      case .unknown(let value): value.encode(into: &json)
      }
    }
  }

  /// How fast it goes.
  public struct Mood: OpenEnum {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let calm = Self(rawValue: "calm")
    public static let wild = Self(rawValue: "wild")

    public static let knownValues: [Self] = [.calm, .wild]
  }

  public struct Own: JSONModel {
    /// Matches `^client-`.
    public var event: String
    public var data: JSONValue

    public init(event: String, data: JSONValue) {
      self.event = event
      self.data = data
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var data: JSONValue?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "data": json.read(into: &data)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.data = try json.require(data, "data")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("data", data)
      json.endObject()
    }
  }

  public struct Finished: JSONModel {
    /// Matches `-finished$`.
    public var event: String
    public var task: String

    public init(event: String, task: String) {
      self.event = event
      self.task = task
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var task: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "task": json.read(into: &task)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.task = try json.require(task, "task")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("task", task)
      json.endObject()
    }
  }

  public struct Other: JSONModel {
    /// Matches `^(?!feed:)`.
    public var event: String
    public var note: String?

    public init(event: String, note: String? = nil) {
      self.event = event
      self.note = note
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "note": json.read(into: &note)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.optionalMember("note", note)
      json.endObject()
    }
  }

  public struct Joined: JSONModel {
    public var event: String
    public var user: User

    public init(event: String = "feed:presence", user: User) {
      self.event = event
      self.user = user
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var user: User?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "user": json.read(into: &user)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.user = try json.require(user, "user")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("user", user)
      json.endObject()
    }
  }

  public struct Counted: JSONModel {
    public var event: String
    public var count: Int

    public init(event: String = "feed:presence", count: Int) {
      self.event = event
      self.count = count
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var count: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "count": json.read(into: &count)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.count = try json.require(count, "count")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("count", count)
      json.endObject()
    }
  }

  public struct Closed: JSONModel {
    public var event: Event
    public var reason: Reason?

    public init(event: Event, reason: Reason? = nil) {
      self.event = event
      self.reason = reason
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: Event?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "reason": json.read(into: &reason)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.optionalMember("reason", reason)
      json.endObject()
    }

    public struct Event: OpenEnum {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let feedClosed = Self(rawValue: "feed:closed")
      public static let feedGone = Self(rawValue: "feed:gone")

      public static let knownValues: [Self] = [.feedClosed, .feedGone]
    }
  }

  public struct Said: JSONModel {
    public var event: String
    public var id: UUID

    public init(event: String = "feed:said", id: UUID) {
      self.event = event
      self.id = id
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var id: UUID?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "id": json.read(into: &id)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.id = try json.require(id, "id")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("id", id)
      json.endObject()
    }
  }

  public struct Say: JSONModel {
    public var event: String
    public var text: String

    public init(event: String = "feed:say", text: String) {
      self.event = event
      self.text = text
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var event: String?
      var text: String?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "event": json.read(into: &event)
        case "text": json.read(into: &text)
        default: try json.skipValue()
        }
      }
      self.event = try json.require(event, "event")
      self.text = try json.require(text, "text")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("event", event)
      json.member("text", text)
      json.endObject()
    }
  }
}

extension RealtimeChannel where ChannelType == RoomChannel {
  /// Sends `say`, and returns the reply `said`.
  public func say(_ request: RoomChannel.Say) async throws(RealtimeError) -> RoomChannel.Said {
    try await reply(to: .say(request)) { message in
      if case .said(let reply) = message { reply } else { nil }
    }
  }
}
