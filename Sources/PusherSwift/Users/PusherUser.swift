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

  func become(_ user: User?) { lock.withLock { self.user = user } }
}
