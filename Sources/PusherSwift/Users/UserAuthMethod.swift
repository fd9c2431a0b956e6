/// How the client proves which user it is, where it signs in.
///
/// Sendable because the client calls the app's object on the main queue alone.
public enum UserAuthMethod: @unchecked Sendable {
  /// A `POST` with `socket_id` goes there.
  case endpoint(authEndpoint: String)
  /// The app makes the request.
  case authRequestBuilder(authRequestBuilder: any UserAuthRequestBuilder)
  /// The app answers itself, on the main queue.
  case authenticator(authenticator: any UserAuthenticator)
  /// The app answers itself, from any thread: it depends on no queue, so that a program which never
  /// gives its main queue time can sign in.
  ///
  /// What the closure throws becomes `PusherSignInError.authenticationFailed`. Its task is
  /// cancelled when the connection is lost.
  case authentication(@Sendable (_ socketID: String) async throws -> PusherUserAuth)
  /// The client signs with the app's secret, which is for development: whoever has the client has
  /// the secret.
  case inline(secret: String, user: User)
  /// Nobody signs in.
  case noMethod
}

/// Makes the request that asks which user a client is.
///
/// It is called on the main queue.
public protocol UserAuthRequestBuilder {
  /// Nil for a client that isn't to sign in.
  @preconcurrency @MainActor
  func requestFor(socketID: String) -> URLRequest?
}

/// Says itself which user a client is.
///
/// It is called on the main queue.
public protocol UserAuthenticator {
  /// Calls the completion once, on any thread; with nil for a client that may not sign in.
  @preconcurrency @MainActor
  func fetchUserAuth(
    socketID: String,
    completionHandler: @escaping @Sendable (PusherUserAuth?) -> Void
  )
}

/// Which user a client is, and by what right.
public struct PusherUserAuth: Hashable, Sendable {
  /// The app's key, a colon and the signature.
  public let auth: String
  /// The user as JSON, to the letter as it was signed.
  public let userData: String

  /// What an app's server has signed; it is passed on as it is.
  public init(auth: String, userData: String) {
    self.auth = auth
    self.userData = userData
  }
}
