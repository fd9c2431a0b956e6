import BinderyRuntime

/// A callback that is bound to an event.
public struct EventHandler {
  /// What it is unbound with.
  public let id: String
  /// What is called.
  public let callback: (PusherEvent) -> Void
}

/// A client event that waits until its channel is subscribed to.
public struct PusherClientEvent: Sendable {
  /// With `client-` in front, as it is sent.
  public let name: String
  let json: JSONValue?

  /// What it says, as Foundation reads JSON.
  public var data: Any? { json?.foundation }
}

extension PusherChannel {
  /// The callbacks by the names of their events, in the order in which they were bound.
  public var eventHandlers: [String: [EventHandler]] {
    bindings.callbacks.mapValues { callbacks in
      callbacks.map { EventHandler(id: $0.id, callback: $0.callback) }
    }
  }

  /// The client events that wait for the subscription, as the connection last had them.
  public var unsentEvents: [PusherClientEvent] {
    waiting.events.map { PusherClientEvent(name: $0.event, json: $0.data) }
  }

  /// What was given to `subscribe` for this subscription alone; nil once it has succeeded.
  public var auth: PusherAuth? { waiting.auth }
}
