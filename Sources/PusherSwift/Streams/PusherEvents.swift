import BinderyRealtime

extension PusherChannel {
  /// The events with a name on this channel, decoded as a type.
  ///
  ///     for await event in channel.events("new-price", as: Price.self) {
  ///       print(try event.content.amount)
  ///     }
  ///
  /// The sequence has every event from this call on: call it before you subscribe to miss none. The
  /// `content` of an event that can't be decoded throws; the sequence continues. It ends when the
  /// channel is left or the client is released.
  ///
  /// - Parameter buffer: The maximum number of unread events, and the overflow policy; with `.fail`
  ///   the sequence ends, and its `overflow` describes it.
  public func events<Content: Decodable & Sendable>(
    _ eventName: String,
    as type: Content.Type,
    buffer: BufferPolicy = .pusherEvents
  ) -> PusherEvents<Content> {
    PusherEvents(reader: EventReader(of: eventName, in: bindings, buffer))
  }
}

extension PusherUser {
  /// The events with a name for the user only, from this call on, decoded as a type.
  ///
  /// - Parameter buffer: The maximum number of unread events, and the overflow policy; with `.fail`
  ///   the sequence ends, and its `overflow` describes it.
  public func events<Content: Decodable & Sendable>(
    _ eventName: String,
    as type: Content.Type,
    buffer: BufferPolicy = .pusherEvents
  ) -> PusherEvents<Content> {
    PusherEvents(reader: EventReader(of: eventName, in: bindings, buffer))
  }
}

extension BufferPolicy {
  /// A buffer of the newest 1,024 events.
  public static let pusherEvents = BufferPolicy(bound: 1_024, overflow: .dropOldest)
}

/// A sequence of the events with a name, from its creation on.
///
/// A sequence has one reader; create another for each further reader. When more events arrive than
/// the buffer holds, the oldest are dropped, and the next event has their number.
public struct PusherEvents<Content: Decodable & Sendable>: AsyncSequence, Sendable {
  let reader: EventReader<PusherEvent>

  /// The overflow that ended the sequence, with the policy `.fail`; nil for none.
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

/// An event with typed content.
public struct TypedPusherEvent<Content: Decodable & Sendable>: Sendable {
  /// The event that callbacks receive.
  public let event: PusherEvent
  /// The number of events dropped before this one because the reader was too slow.
  public let droppedBefore: Int

  /// The decoded data; throws `DecodingError` if the data has another type.
  public var content: Content {
    get throws {
      let data = event.data ?? "null"
      do {
        return try JSONDecoder().decode(Content.self, from: Data(data.utf8))
      } catch {
        // Text that isn't JSON is read as a string.
        if let text = event.data as? Content { return text }
        throw error
      }
    }
  }
}
