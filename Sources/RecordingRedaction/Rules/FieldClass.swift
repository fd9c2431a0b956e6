/// What the name of a field states about its value.
enum FieldClass: Hashable {
  /// The value may be anything.
  case ordinary
  /// The value of `Authorization`: a scheme with credentials.
  case authorization
  /// Cookies as in the header `Cookie` or `Set-Cookie`.
  case cookies
  /// The subprotocols of a WebSocket handshake, among which browsers send tokens.
  case subprotocols
  /// A URL, such as `Location`.
  case url
  /// A signature of the message or of a part of it.
  case signature
  /// A key and a signature, such as the `auth` of Pusher Channels, or another credential.
  case secret(SecretKind, Certainty)

  /// How a value must look to be a secret.
  enum Certainty: Hashable {
    /// Anything except a boolean or an example of documentation, also within objects and arrays.
    case sensitive
    /// Anything except a boolean, an example or a sentence.
    case credential
    /// A text as of `credential`, and no number.
    case text
    /// A number of `minimum` to ten digits, or letters and digits in a random order.
    case code(minimum: Int)
    /// Letters and digits in a random order.
    case random
    /// Twelve or more characters, with letters and digits in a random order.
    case longRandom
  }
}
