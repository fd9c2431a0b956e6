/// The method by which the client is authorized to subscribe to a channel that isn't public.
///
/// Sendable because the client calls the app's object on the main queue only.
public enum AuthMethod: @unchecked Sendable {
  /// A `POST` with `socket_id` and `channel_name` to this URL.
  case endpoint(authEndpoint: String)
  /// The app creates the request.
  case authRequestBuilder(authRequestBuilder: any AuthRequestBuilderProtocol)
  /// The app's authorizer, which is called on the main queue.
  case authorizer(authorizer: any Authorizer)
  /// The app's closure, which is called on any thread: it depends on no queue, so that a program
  /// that never runs its main queue can authorize.
  ///
  /// An error of the closure becomes `PusherSubscriptionError.authorizationFailed`. Its task is
  /// cancelled when the connection is lost.
  case authorization(
    @Sendable (_ socketID: String, _ channelName: String) async throws -> PusherAuth
  )
  /// The client signs with the app's secret. For development only: every user of the client could
  /// read the secret.
  ///
  /// Events of encrypted channels can't be decrypted, because there is no shared secret.
  case inline(secret: String)
  /// No authorization: the client can only subscribe to public channels.
  case noMethod
}

/// An object that creates the request to authorize a subscription.
///
/// It is called on the main queue: a `@MainActor` class may implement it, and a class that isn't
/// `Sendable`.
public protocol AuthRequestBuilderProtocol {
  /// Returns the request; nil if the client may not subscribe.
  @preconcurrency @MainActor
  func requestFor(socketID: String, channelName: String) -> URLRequest?
}

/// An object of the app that authorizes subscriptions.
///
/// It is called on the main queue: a `@MainActor` class may implement it, and a class that isn't
/// `Sendable`. It may be called for a channel before it has completed for another.
public protocol Authorizer {
  /// Calls the completion once, on any thread, with nil if the client may not subscribe.
  @preconcurrency @MainActor
  func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: @escaping @Sendable (PusherAuth?) -> Void
  )
}

/// The authorization of a subscription.
public final class PusherAuth: NSObject, Sendable {
  /// The app's key, a colon and the signature.
  public let auth: String
  /// The member data of a presence channel, exactly as signed.
  public let channelData: String?
  /// The secret of an encrypted channel, in base64.
  public let sharedSecret: String?

  /// Creates an authorization from data that an app's server has signed, unchanged.
  ///
  /// An empty string counts as absent.
  public init(auth: String, channelData: String? = nil, sharedSecret: String? = nil) {
    self.auth = auth
    self.channelData = channelData?.isEmpty == true ? nil : channelData
    self.sharedSecret = sharedSecret?.isEmpty == true ? nil : sharedSecret
  }
}
