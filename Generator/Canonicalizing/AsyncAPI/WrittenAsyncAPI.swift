import Specification

/// The views of an AsyncAPI document: what a service says and hears without being asked.
enum WrittenAsyncAPI {
  /// The two ways in which the standard describes channels.
  enum Version: Hashable, Sendable {
    /// 2.0 to 2.6: a channel's key is its address, and it has what may be published and subscribed.
    case v2
    /// 3.0 and later: operations stand by themselves and refer to channels.
    case v3
  }
}
