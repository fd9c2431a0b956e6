/// Hears what becomes of a connection and its channels, on the main queue.
///
/// Every method may be left out. They are the main actor's: a view controller may be a delegate,
/// and a class that isn't isolated.
public protocol PusherDelegate: AnyObject {
  /// Hears what the client does and receives.
  @preconcurrency @MainActor
  func debugLog(message: String)

  /// Hears each state that follows another.
  @preconcurrency @MainActor
  func changedConnectionState(from old: ConnectionState, to new: ConnectionState)

  /// Hears that a channel's events are received from now on.
  @preconcurrency @MainActor
  func subscribedToChannel(name: String)

  /// Hears that a channel was not subscribed to, and what the auth endpoint answered.
  @preconcurrency @MainActor
  func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  )

  /// Hears that an event couldn't be decrypted, and its data as it came.
  @preconcurrency @MainActor
  func failedToDecryptEvent(eventName: String, channelName: String, data: String?)

  /// Hears that the client is signed in, and the user's events are received from now on.
  @preconcurrency @MainActor
  func signedIn(userId: String)

  /// Hears that the client was not signed in.
  @preconcurrency @MainActor
  func failedToSignIn(error: PusherSignInError)

  /// Hears of errors that the service reports.
  @preconcurrency @MainActor
  func receivedError(error: PusherError)
}

extension PusherDelegate {
  public func debugLog(message: String) {}
  public func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {}
  public func subscribedToChannel(name: String) {}
  public func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {}
  public func failedToDecryptEvent(eventName: String, channelName: String, data: String?) {}
  public func signedIn(userId: String) {}
  public func failedToSignIn(error: PusherSignInError) {}
  public func receivedError(error: PusherError) {}
}
