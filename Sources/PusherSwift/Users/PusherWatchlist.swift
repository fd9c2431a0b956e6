import BinderyRealtime

/// Those whose coming and going the signed-in user wants to know.
public final class PusherWatchlist: NSObject, Sendable {
  let bindings = EventBindings<WatchlistChange>()

  /// Calls back each time that users come (`online`) or go (`offline`); returns the id to unbind it
  /// with.
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

  /// Who comes and goes from now on, until the client is gone.
  public var changes: PusherWatchlistChanges {
    PusherWatchlistChanges(reader: EventReader(in: bindings, .pusherEvents))
  }
}
