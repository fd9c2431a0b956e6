import BinderyRuntime

/// A callback that is bound to an event.
public struct EventHandler {
  /// The id to unbind the callback with.
  public let id: String
  /// The callback.
  public let callback: (PusherEvent) -> Void
}

/// A client event that waits until its channel is subscribed to.
public struct PusherClientEvent: Sendable {
  /// The name, with its prefix `client-`.
  public let name: String
  let json: JSONValue?

  /// The data, as Foundation represents JSON.
  public var data: Any? { json?.foundation }
}

extension PusherChannel {
  /// The callbacks by the names of their events, in the order in which they were bound.
  public var eventHandlers: [String: [EventHandler]] {
    bindings.callbacks.mapValues { callbacks in
      callbacks.map { EventHandler(id: $0.id, callback: $0.callback) }
    }
  }

  /// The client events that waited for the subscription when the connection last reported it.
  public var unsentEvents: [PusherClientEvent] {
    waiting.events.map { PusherClientEvent(name: $0.event, json: $0.data) }
  }

  /// The authorization passed to `subscribe`; nil once the subscription has succeeded.
  public var auth: PusherAuth? { waiting.auth }
}
