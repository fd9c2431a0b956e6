import BinderyRuntime

/// The signed-in user of a client, and the events for this user only.
///
///     pusher.user.bind(eventName: "invited") { event in print(event.data ?? "") }
///     let ann = try await pusher.signedInUser()
public final class PusherUser: NSObject, Sendable {
  /// The user's watchlist.
  public let watchlist = PusherWatchlist()
  let bindings = EventBindings<PusherEvent>()
  private let user = Locked<User?>(nil)

  /// The app's data about the user; nil while not signed in.
  public var profile: User? { user.withLock { $0 } }

  /// The user's id in the app; nil while not signed in.
  public var userId: String? { profile?.id }

  /// Binds a callback to an event; returns the id to unbind it with.
  @discardableResult
  public func bind(
    eventName: String,
    eventCallback: @escaping (PusherEvent) -> Void
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

  func setUser(_ user: User?) { self.user.withLock { $0 = user } }
}
