import BinderyRuntime

/// How long a message is, as PubNub counts.
enum MessageSize {
  /// The limit that the documentation states for a message with its channel, escaped.
  static let most = 32_768
  /// The limit of a signal's JSON, as PubNub's pages say today.
  ///
  /// They said 30 once. A key that is still held to that is for the service to know, which refuses
  /// with the same `messageTooLong`.
  static let mostOfSignal = 64

  /// Throws `messageTooLong` for a message that the service would refuse.
  ///
  /// In a URL every byte that isn't unreserved (RFC 3986) counts three times.
  static func check(
    _ message: JSONValue,
    to channel: String,
    isInURL: Bool,
    atMost limit: Int
  ) throws(PubNubError) {
    let encoding = PercentEncoding.unreserved
    let json = message.utf8
    // Most are far from it, whatever has to be escaped.
    guard 3 * (json.count + channel.utf8.count) > limit else { return }
    let length = isInURL ? encoding.count(of: json) : json.count
    try require(length + encoding.count(of: channel), atMost: limit)
  }

  static func checkSignal(_ message: JSONValue, atMost limit: Int) throws(PubNubError) {
    try require(message.utf8.count, atMost: limit)
  }

  private static func require(_ length: Int, atMost limit: Int) throws(PubNubError) {
    guard length > limit else { return }
    throw PubNubError(.messageTooLong, details: ["It has \(length) bytes; \(limit) are allowed."])
  }
}
