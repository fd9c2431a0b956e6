import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PubNubError {
  /// What an error is about.
  public enum AffectedValue: Hashable, Sendable {
    /// An id; this client names none.
    case uuid(UUID)
    /// A text; this client names none.
    case string(String)
    /// Bytes as they came: an event that can't be decoded.
    case data(Data)
    /// The request that failed, but for what proves who asks: the value of `auth`, and whatever the
    /// session's operator changed.
    case request(URLRequest)
    /// The answer that was an error, with its status, headers and body.
    case response(HTTPResponse)
    /// A value that isn't of the type that was asked for, or that nobody was told of.
    case json(AnyJSON)
    /// Where the subscription stood, and goes on from.
    case subscribe(SubscribeCursor)
    /// The channels that the service refuses, or whose subscribers weren't told.
    case channels([String])
    /// The channel groups that the service refuses.
    case channelGroups([String])
  }
}
