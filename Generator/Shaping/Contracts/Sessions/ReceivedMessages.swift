/// The messages that a client receives, which are identified by their contents.
public struct ReceivedMessages {
  private let matcher: MessageMatcher

  init(_ matcher: MessageMatcher) { self.matcher = matcher }

  /// Returns the channel and the name of a message that arrived on one of some channels; nil for an
  /// undescribed one.
  public func name(
    of bytes: [UInt8],
    on channels: [String]
  ) -> (channel: String, message: String)? {
    matcher.received(bytes, on: channels)
  }
}
