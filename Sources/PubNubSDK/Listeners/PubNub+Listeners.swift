import Foundation

/// The client as an emitter of all events it receives.
extension PubNub: EventEmitter {
  /// The main queue, on which the client's own closures are called.
  public var queue: DispatchQueue { .main }

  /// The client's own closures.
  public var closures: EventClosures { eventListener.closures }

  /// A closure that receives each change of the connection status.
  public var onConnectionStateChange: ((ConnectionStatus) -> Void)? {
    get { statusListener.onConnectionStateChange }
    set { statusListener.onConnectionStateChange = newValue }
  }

  /// Adds a listener for all events; the client holds it weakly.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Removes a listener.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Adds a listener for the connection status; the client holds it weakly.
  public func addStatusListener(_ listener: StatusListener) { listeners.add(listener) }

  /// Removes a listener.
  public func removeStatusListener(_ listener: StatusListener) { listeners.remove(listener) }

  /// Removes all added listeners; the client's own closures stay.
  public func removeAllListeners() {
    let own: [any ItemReceiver] = [eventListener, statusListener]
    listeners.removeAll { listener in
      (listener is EventListener || listener is StatusListener)
        && !own.contains { $0 === listener }
    }
  }
}
