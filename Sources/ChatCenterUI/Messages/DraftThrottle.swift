/// The draft that the user is typing: the first is sent at once, the newest once per interval.
struct DraftThrottle: Sendable {
  /// The newest draft, until it is sent.
  private var draft: String?
  /// Whether an interval runs.
  private var isWaiting = false

  /// Sets the draft; returns whether it is sent at once.
  mutating func type(_ text: String) -> Bool {
    draft = text
    return !isWaiting
  }

  /// Returns the draft to send, which begins an interval; nil ends the interval.
  ///
  /// - Parameter canSend: Whether a draft can be sent.
  mutating func take(if canSend: Bool) -> String? {
    isWaiting = canSend && draft != nil
    return isWaiting ? draft.take() : nil
  }

  /// Clears the draft, which has become a message.
  mutating func clear() { draft = nil }
}
