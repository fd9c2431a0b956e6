import BinderyRuntime

/// The length of a message as PubNub counts it, and its limits.
///
/// The message is measured in its request, so that it is serialized once.
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
    _ request: HTTPRequest,
    to channel: String,
    atMost limit: Int
  ) throws(PubNubError) {
    let length = request.body == .empty ? message(of: request).count : request.body.count
    try require(length + PercentEncoding.unreserved.count(of: channel), atMost: limit)
  }

  /// Throws `messageTooLong` for a signal whose JSON is too long.
  static func checkSignal(_ request: HTTPRequest, atMost limit: Int) throws(PubNubError) {
    let message = message(of: request)
    let escapes = message.count { $0 == UInt8(ascii: "%") }
    try require(message.count - 2 * escapes, atMost: limit)
  }

  /// The percent-encoded message, the last segment of the path.
  private static func message(of request: HTTPRequest) -> Substring.UTF8View {
    let path = request.path.utf8
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return request.path[path.index(after: slash)...].utf8
  }

  private static func require(_ length: Int, atMost limit: Int) throws(PubNubError) {
    guard length > limit else { return }
    let details = ["The message has \(length) bytes; \(limit) are allowed."]
    throw PubNubError(.messageTooLong, details: details)
  }
}
