/// A delegate, which is notified of the events of a connection and its channels on the main queue.
///
/// All methods are optional. They are isolated to the main actor; a delegate may be a view
/// controller or a class that isn't isolated.
public protocol PusherDelegate: AnyObject {
  /// Reports a message of the debug log.
  @preconcurrency @MainActor
  func debugLog(message: String)

  /// Reports a change of the connection's state.
  @preconcurrency @MainActor
  func changedConnectionState(from old: ConnectionState, to new: ConnectionState)

  /// Reports that a subscription is active.
  @preconcurrency @MainActor
  func subscribedToChannel(name: String)

  /// Reports that a subscription failed, with the auth endpoint's response.
  @preconcurrency @MainActor
  func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  )

  /// Reports that an event couldn't be decrypted, with its unchanged data.
  @preconcurrency @MainActor
  func failedToDecryptEvent(eventName: String, channelName: String, data: String?)

  /// Reports that the client is signed in, and receives the user's events.
  @preconcurrency @MainActor
  func signedIn(userId: String)

  /// Reports that the sign-in failed.
  @preconcurrency @MainActor
  func failedToSignIn(error: PusherSignInError)

  /// Reports an error of the service.
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
