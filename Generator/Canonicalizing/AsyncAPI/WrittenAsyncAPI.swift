import Specification

/// The views of the objects of an AsyncAPI document.
enum WrittenAsyncAPI {
  /// The major version, which decides how channels are described.
  enum Version: Hashable, Sendable {
    /// 1.0 to 1.2: the document has topics, a stream or events, with messages as in version 2.
    case v1
    /// 2.0 to 2.6: the key of a channel is its address, and the channel has `publish` and
    /// `subscribe`.
    case v2
    /// 3.0 and later: the document has operations, which refer to channels.
    case v3
  }
}
