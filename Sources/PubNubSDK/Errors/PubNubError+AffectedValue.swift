import BinderyRuntime
import Foundation

extension PubNubError {
  /// What an error is about.
  public enum AffectedValue: Hashable, Sendable {
    case uuid(UUID)
    case string(String)
    case data(Data)
    /// The answer that was an error, with its status, headers and body.
    case response(HTTPResponse)
    case json(AnyJSON)
    /// Where the subscription stood, and goes on from.
    case subscribe(SubscribeCursor)
    case channels([String])
    case channelGroups([String])
  }
}
