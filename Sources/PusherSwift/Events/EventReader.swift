import BinderyRealtime

/// The events of one reader, which is removed when it is released.
final class EventReader<Event: Sendable>: Sendable {
  private let buffer: EventBuffer<Event>
  private let bindings: EventBindings<Event>
  private let id: String

  /// - Parameter eventName: The name of the events; nil for all.
  init(
    of eventName: String? = nil,
    in bindings: EventBindings<Event>,
    _ policy: BufferPolicy
  ) {
    let buffer = EventBuffer<Event>(policy)
    self.buffer = buffer
    self.bindings = bindings
    id = bindings.addReader(of: eventName, { buffer.send($0) }, onEnd: { buffer.finish() })
  }

  deinit { bindings.removeReader(id) }

  /// Returns the next event; nil at the end, which may be an `overflow`.
  func next() async -> EventBuffer<Event>.Entry? { try? await buffer.next() }

  var overflow: EventBufferOverflow? { buffer.failure as? EventBufferOverflow }
}
