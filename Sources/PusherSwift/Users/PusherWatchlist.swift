import BinderyRealtime

/// The watchlist of the signed-in user, which reports when users go online and offline.
public final class PusherWatchlist: NSObject, Sendable {
  let bindings = EventBindings<WatchlistChange>()

  /// Binds a callback to `online` or `offline`; returns the id to unbind it with.
  @discardableResult
  public func bind(
    eventName: String,
    eventCallback: @escaping (WatchlistChange) -> Void
  ) -> String {
    bindings.add(eventName, eventCallback)
  }

  /// Removes one callback.
  public func unbind(eventName: String, callbackId: String) {
    bindings.remove(callbackId, from: eventName)
  }

  /// Removes all callbacks.
  public func unbindAll() { bindings.removeAll() }

  /// The changes from now on, until the client is released.
  public var changes: PusherWatchlistChanges {
    PusherWatchlistChanges(reader: EventReader(in: bindings, .pusherEvents))
  }
}
