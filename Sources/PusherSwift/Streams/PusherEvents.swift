import BinderyRealtime

extension PusherChannel {
  /// The events of a name on this channel, as a type of one's own.
  ///
  ///     for await event in channel.events("new-price", as: Price.self) {
  ///       print(try event.content.amount)
  ///     }
  ///
  /// It has every event from this call on: what is asked for before the channel is subscribed to
  /// misses none. An event that isn't of the type costs only itself: its `content` throws. It ends
  /// when the channel is left, or the client is gone.
  ///
  /// - Parameter buffer: How many events wait to be read, and what gives way then; with `.fail` the
  ///   sequence ends there, and its `overflow` says so.
  public func events<Content: Decodable & Sendable>(
    _ eventName: String,
    as type: Content.Type,
    buffer: BufferPolicy = .pusherEvents
  ) -> PusherEvents<Content> {
    PusherEvents(reader: EventReader(of: eventName, in: bindings, buffer))
  }
}

extension PusherUser {
  /// The events of a name that are for the user alone, from this call on, as a type of one's own.
  ///
  /// - Parameter buffer: How many events wait to be read, and what gives way then; with `.fail` the
  ///   sequence ends there, and its `overflow` says so.
  public func events<Content: Decodable & Sendable>(
    _ eventName: String,
    as type: Content.Type,
    buffer: BufferPolicy = .pusherEvents
  ) -> PusherEvents<Content> {
    PusherEvents(reader: EventReader(of: eventName, in: bindings, buffer))
  }
}

extension BufferPolicy {
  /// The newest 1,024 wait.
  public static let pusherEvents = BufferPolicy(bound: 1_024, overflow: .dropOldest)
}

/// The events of a name, one after the other, from when they were asked for.
///
/// They have one reader: another asks for events of its own. Where more come than may wait, the
/// oldest gives way, and the next that is read says how many did.
public struct PusherEvents<Content: Decodable & Sendable>: AsyncSequence, Sendable {
  let reader: EventReader<PusherEvent>

  /// Why it ended, or will, before its channel is left: with `.fail`, once more came than may wait.
  public var overflow: EventBufferOverflow? { reader.overflow }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  /// Reads the events.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<PusherEvent>

    public mutating func next() async -> TypedPusherEvent<Content>? {
      await reader.next().map {
        TypedPusherEvent(event: $0.event, droppedBefore: $0.droppedBefore)
      }
    }
  }
}

/// An event with its content as the type that was asked for.
public struct TypedPusherEvent<Content: Decodable & Sendable>: Sendable {
  /// The event as callbacks receive it.
  public let event: PusherEvent
  /// How many events before this one nobody will read, since the reader was too slow.
  public let droppedBefore: Int

  /// What was sent, read from JSON; throws `DecodingError` for an event of another type.
  public var content: Content {
    get throws {
      let data = event.data ?? "null"
      do {
        return try JSONDecoder().decode(Content.self, from: Data(data.utf8))
      } catch {
        // A text that is no JSON is a text.
        if let text = event.data as? Content { return text }
        throw error
      }
    }
  }
}
