import BinderyRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PubNubError {
  /// A value that an error concerns.
  public enum AffectedValue: Hashable, Sendable {
    /// An id; not used by this client.
    case uuid(UUID)
    /// A text; not used by this client.
    case string(String)
    /// The bytes of an event that can't be decoded.
    case data(Data)
    /// The failed request, without the value of `auth` and without the changes of the session's
    /// operator.
    case request(URLRequest)
    /// The error response, with its headers and body.
    ///
    /// The service sends some errors with the status 200. The status is then the one that the body
    /// states, or 400 if it states none.
    case response(HTTPResponse)
    /// A value of an unexpected type, or a change of which subscribers weren't notified.
    case json(AnyJSON)
    /// The position at which the subscription continues.
    case subscribe(SubscribeCursor)
    /// The channels that the service refuses, or whose subscribers weren't notified.
    case channels([String])
    /// The channel groups that the service refuses.
    case channelGroups([String])
  }
}
