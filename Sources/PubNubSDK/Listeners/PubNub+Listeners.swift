import Foundation

/// Hears everything, whatever brought it.
extension PubNub: EventEmitter {
  /// Where the client's own closures are called.
  public var queue: DispatchQueue { .main }

  /// The client's own closures.
  public var closures: EventClosures { ears.closures }

  /// Hears each status that follows another.
  public var onConnectionStateChange: ((ConnectionStatus) -> Void)? {
    get { statusListener.onConnectionStateChange }
    set { statusListener.onConnectionStateChange = newValue }
  }

  /// Has a listener hear everything that is received, for as long as somebody else holds it.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Keeps a listener from hearing more.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Has a listener hear each status, for as long as somebody else holds it.
  public func addStatusListener(_ listener: StatusListener) { listeners.add(listener) }

  /// Keeps a listener from hearing more.
  public func removeStatusListener(_ listener: StatusListener) { listeners.remove(listener) }

  /// Removes those that were added; the client's own closures stay.
  public func removeAllListeners() {
    let own: [any ItemReceiver] = [ears, statusListener]
    listeners.removeAll { listener in
      (listener is EventListener || listener is StatusListener)
        && !own.contains { $0 === listener }
    }
  }
}
