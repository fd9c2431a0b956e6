/// How the client proves that it may subscribe to a channel that isn't public.
public enum AuthMethod: Sendable {
  /// A `POST` with `socket_id` and `channel_name` goes there.
  case endpoint(authEndpoint: String)
  /// The app makes the request.
  case authRequestBuilder(authRequestBuilder: any AuthRequestBuilderProtocol)
  /// The app answers itself.
  case authorizer(authorizer: any Authorizer)
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
/// It may be called for several channels at once, on any thread.
@preconcurrency
public protocol AuthRequestBuilderProtocol: Sendable {
  /// Nil for a channel that isn't to be asked for.
  func requestFor(socketID: String, channelName: String) -> URLRequest?
}

/// Says itself whether a client may subscribe.
///
/// It may be asked for several channels at once, on any thread.
@preconcurrency
public protocol Authorizer: Sendable {
  /// Calls the completion once, on any thread; with nil where the client may not.
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

  /// What an app's server has signed; it is passed on as it is.
  public init(auth: String, channelData: String? = nil, sharedSecret: String? = nil) {
    self.auth = auth
    self.channelData = channelData
    self.sharedSecret = sharedSecret
  }
}
