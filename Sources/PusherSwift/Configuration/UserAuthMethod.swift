/// The method by which the client authenticates its user on sign-in.
///
/// Sendable because the client calls the app's object on the main queue only.
public enum UserAuthMethod: @unchecked Sendable {
  /// A `POST` with `socket_id` to this URL.
  case endpoint(authEndpoint: String)
  /// The app creates the request.
  case authRequestBuilder(authRequestBuilder: any UserAuthRequestBuilder)
  /// The app's authenticator, which is called on the main queue.
  case authenticator(authenticator: any UserAuthenticator)
  /// The app's closure, which is called on any thread: it depends on no queue, so that a program
  /// that never runs its main queue can sign in.
  ///
  /// An error of the closure becomes `PusherSignInError.authenticationFailed`. Its task is
  /// cancelled when the connection is lost.
  case authentication(@Sendable (_ socketID: String) async throws -> PusherUserAuth)
  /// The client signs with the app's secret. For development only: every user of the client could
  /// read the secret.
  case inline(secret: String, user: User)
  /// No sign-in.
  case noMethod
}

/// An object that creates the request to authenticate the client's user.
///
/// It is called on the main queue.
public protocol UserAuthRequestBuilder {
  /// Returns the request; nil if the client may not sign in.
  @preconcurrency @MainActor
  func requestFor(socketID: String) -> URLRequest?
}

/// An object of the app that authenticates the client's user.
///
/// It is called on the main queue.
public protocol UserAuthenticator {
  /// Calls the completion once, on any thread, with nil if the client may not sign in.
  @preconcurrency @MainActor
  func fetchUserAuth(
    socketID: String,
    completionHandler: @escaping @Sendable (PusherUserAuth?) -> Void
  )
}

/// The authentication of a user.
public struct PusherUserAuth: Hashable, Sendable {
  /// The app's key, a colon and the signature.
  public let auth: String
  /// The user as JSON, exactly as signed.
  public let userData: String

  /// Creates an authentication from data that an app's server has signed, unchanged.
  public init(auth: String, userData: String) {
    self.auth = auth
    self.userData = userData
  }
}
