/// How the client proves that it may subscribe to a channel that isn't public.
///
/// Sendable because the client calls the app's object on the main queue alone.
public enum AuthMethod: @unchecked Sendable {
  /// A `POST` with `socket_id` and `channel_name` goes there.
  case endpoint(authEndpoint: String)
  /// The app makes the request.
  case authRequestBuilder(authRequestBuilder: any AuthRequestBuilderProtocol)
  /// The app answers itself, on the main queue.
  case authorizer(authorizer: any Authorizer)
  /// The app answers itself, from any thread: it depends on no queue, so that a program which never
  /// gives its main queue time can authorize.
  ///
  /// What the closure throws becomes `PusherSubscriptionError.authorizationFailed`. Its task is
  /// cancelled when the connection is lost.
  case authorization(
    @Sendable (_ socketID: String, _ channelName: String) async throws -> PusherAuth
  )
  /// The client signs with the app's secret, which is for development: whoever has the client has
  /// the secret.
  ///
  /// It gives no shared secret, without which nothing of an encrypted channel can be read.
  case inline(secret: String)
  /// Public channels alone.
  case noMethod
}

/// Makes the request that asks whether a client may subscribe.
///
/// It is called on the main queue: a class of the main actor may implement it, and one that isn't
/// `Sendable`.
public protocol AuthRequestBuilderProtocol {
  /// Nil for a channel that isn't to be asked for.
  @preconcurrency @MainActor
  func requestFor(socketID: String, channelName: String) -> URLRequest?
}

/// Says itself whether a client may subscribe.
///
/// It is called on the main queue, also for the next channel before it has answered for the last: a
/// class of the main actor may implement it, and one that isn't `Sendable`.
public protocol Authorizer {
  /// Calls the completion once, on any thread; with nil where the client may not.
  @preconcurrency @MainActor
  func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: @escaping @Sendable (PusherAuth?) -> Void
  )
}

/// By what right a client subscribes to a channel.
public final class PusherAuth: NSObject, Sendable {
  /// The app's key, a colon and the signature.
  public let auth: String
  /// Who the client is on a presence channel, to the letter as it was signed.
  public let channelData: String?
  /// What an encrypted channel's events are encrypted with, in base64.
  public let sharedSecret: String?

  /// What an app's server has signed, which is passed on as it is.
  ///
  /// An empty text is absent.
  public init(auth: String, channelData: String? = nil, sharedSecret: String? = nil) {
    self.auth = auth
    self.channelData = channelData?.isEmpty == true ? nil : channelData
    self.sharedSecret = sharedSecret?.isEmpty == true ? nil : sharedSecret
  }
}
