/// The user whom a client is signed in as, and the events that are for this user alone.
///
///     pusher.user.bind(eventName: "invited") { event in print(event.data ?? "") }
///     let ann = try await pusher.signedInUser()
///
/// Sendable because `lock` guards all that changes.
public final class PusherUser: NSObject, @unchecked Sendable {
  /// Whom the user watches.
  public let watchlist = PusherWatchlist()
  let bindings = EventBindings<PusherEvent>()
  private let lock = NSLock()
  private var user: User?

  /// What the app says about the user; nil while nobody is signed in.
  public var profile: User? { lock.withLock { user } }

  /// The user's id in the app; nil while nobody is signed in.
  public var userId: String? { profile?.id }

  /// Calls back for each event of a name; returns the id to unbind it with.
  @preconcurrency
  @discardableResult
  public func bind(
    eventName: String,
    eventCallback: @escaping @Sendable (PusherEvent) -> Void
  ) -> String {
    bindings.add(eventName, eventCallback)
  }

  /// Removes one callback.
  public func unbind(eventName: String, callbackId: String) {
    bindings.remove(callbackId, from: eventName)
  }

  /// Removes all callbacks of an event.
  public func unbindAll(forEventName eventName: String) { bindings.removeAll(from: eventName) }

  /// Removes all callbacks.
  public func unbindAll() { bindings.removeAll() }

  func become(_ user: User?) { lock.withLock { self.user = user } }
}

/// Those whose coming and going the signed-in user wants to know.
public final class PusherWatchlist: NSObject, Sendable {
  let bindings = EventBindings<WatchlistChange>()

  /// Calls back each time that users come (`online`) or go (`offline`); returns the id to unbind it
  /// with.
  @preconcurrency
  @discardableResult
  public func bind(
    eventName: String,
    eventCallback: @escaping @Sendable (WatchlistChange) -> Void
  ) -> String {
    bindings.add(eventName, eventCallback)
  }

  /// Removes one callback.
  public func unbind(eventName: String, callbackId: String) {
    bindings.remove(callbackId, from: eventName)
  }

  /// Removes all callbacks.
  public func unbindAll() { bindings.removeAll() }

  /// Who comes and goes from now on, until the client is gone; the newest 1,024 wait for a reader.
  public var changes: AsyncStream<WatchlistChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1_024)) { [bindings] continuation in
      let id = bindings.add(nil, { continuation.yield($0) }, onEnd: { continuation.finish() })
      continuation.onTermination = { _ in bindings.remove(id) }
    }
  }
}
