import BinderyRuntime

/// The length of a message as PubNub counts it, and its limits.
enum MessageSize {
  /// The documented limit of a message with its channel, percent-encoded, in bytes.
  static let defaultLimit = 32_768
  /// The documented limit of a signal's JSON, in bytes.
  ///
  /// The documentation once stated 30. Only the service knows which keys still have that limit; it
  /// refuses with the same `messageTooLong`.
  static let defaultSignalLimit = 64

  /// Throws `messageTooLong` for a message that the service would refuse.
  ///
  /// In a URL every byte that isn't unreserved (RFC 3986 §2.3) takes three bytes.
  static func check(
    _ message: JSONValue,
    to channel: String,
    isInURL: Bool,
    atMost limit: Int
  ) throws(PubNubError) {
    let encoding = PercentEncoding.unreserved
    let json = message.utf8
    // Most messages are far below the limit even if every byte has to be escaped.
    guard 3 * (json.count + channel.utf8.count) > limit else { return }
    let length = isInURL ? encoding.count(of: json) : json.count
    try require(length + encoding.count(of: channel), atMost: limit)
  }

  static func checkSignal(_ message: JSONValue, atMost limit: Int) throws(PubNubError) {
    try require(message.utf8.count, atMost: limit)
  }

  private static func require(_ length: Int, atMost limit: Int) throws(PubNubError) {
    guard length > limit else { return }
    let details = ["The message has \(length) bytes; \(limit) are allowed."]
    throw PubNubError(.messageTooLong, details: details)
  }
}
