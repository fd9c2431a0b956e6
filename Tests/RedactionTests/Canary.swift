/// A value of a redacted type that is full of secrets.
struct Canary {
  /// In every secret of every value.
  static let secret = "c4n4ry-secret"
  /// The same bytes in base64, wherever a text that holds it is encoded.
  static let key = "YzRuNHJ5LXNlY3JldA=="

  /// The name of the type, with its module.
  let type: String
  let value: Any
  /// The public values, which a dump shows.
  let visible: [String]

  init(_ type: String, _ value: Any, visible: String...) {
    self.type = type
    self.value = value
    self.visible = visible
  }

  static func all() throws -> [Canary] {
    try runtime() + realtime() + testing() + pubnub() + pusher() + server() + chatCenter()
      + cryptography()
  }
}
