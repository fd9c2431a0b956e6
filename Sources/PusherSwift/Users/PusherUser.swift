/// The signed-in user of a client, and the events for this user only.
///
///     pusher.user.bind(eventName: "invited") { event in print(event.data ?? "") }
///     let ann = try await pusher.signedInUser()
///
/// Sendable because `lock` guards all mutable state.
public final class PusherUser: NSObject, @unchecked Sendable {
  /// The user's watchlist.
  public let watchlist = PusherWatchlist()
  let bindings = EventBindings<PusherEvent>()
  private let lock = NSLock()
  private var user: User?

  /// The app's data about the user; nil while not signed in.
  public var profile: User? { lock.withLock { user } }

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

  func setUser(_ user: User?) { lock.withLock { self.user = user } }
}
