import Foundation

/// The kind of credential that a text looks like.
///
/// Example values of documentation and tests aren't credentials.
enum CredentialText: String {
  case jsonWebToken = "a JSON Web Token"
  case accessKey = "an access key of a known service"
  case randomText = "a long random string"
  case userAndPassword = "a user name and a password"

  /// Nil for a text that is short, contains words, or is a known example.
  init?(_ text: String) {
    let text = text.removingPercentEncoding ?? text
    if Self.isJSONWebToken(text) {
      self = .jsonWebToken
    } else if Self.prefixes.contains(where: { text.hasPrefix($0) && text.count >= $0.count + 16 }) {
      self = .accessKey
    } else if !Self.isExample(text), Self.isRandom(text) {
      self = .randomText
    } else {
      return nil
    }
  }

  /// Creates the kind of `user:password`, the credentials of the Basic scheme (RFC 7617).
  init?(basic text: String) {
    let user = text.prefix { $0 != ":" }
    let password = String(text.dropFirst(user.count + 1))
    if let kind = CredentialText(String(user)) ?? CredentialText(password) {
      self = kind
    } else if password.count >= 6, !Self.isExample(password) {
      self = .userAndPassword
    } else {
      return nil
    }
  }

  /// Creates a kind that is recognizable without the name of the parameter or member.
  init?(anywhere text: String) {
    guard let kind = CredentialText(text), kind == .jsonWebToken || kind == .accessKey else {
      return nil
    }
    self = kind
  }

  // MARK: - Forms

  private static let prefixes = [
    "sk_live_", "rk_live_", "ghp_", "gho_", "ghu_", "ghs_", "github_pat_", "glpat-", "xoxb-",
    "xoxp-", "xoxa-", "AKIA", "ASIA", "AIza", "ya29.", "SG.", "sk-", "EAAC", "shpat_", "npm_",
    "pypi-", "dop_v1_", "hf_",
  ]

  /// Whether the text is three or five parts (RFC 7515, 7516) of which the first is a JOSE header.
  private static func isJSONWebToken(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 5, parts[parts.count - 1].count >= 16 else {
      return false
    }
    var header = String(parts[0]).replacing("-", with: "+").replacing("_", with: "/")
    header += String(repeating: "=", count: (4 - header.count % 4) % 4)
    return Data(base64Encoded: header).map { String(decoding: $0, as: UTF8.self) }?
      .contains("\"alg\"") == true
  }

  private static let exampleWords = [
    "demo", "test", "example", "sample", "dummy", "fake", "placeholder", "redacted", "secret",
    "token", "password", "abc123", "xxxx", "your", "0123456789", "123456789", "open sesame",
  ]

  private static func isExample(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return exampleWords.contains { lowercased.contains($0) }
  }

  /// Whether the text contains a key of 128 bits in hexadecimal digits, a UUID, or random letters
  /// and digits.
  private static func isRandom(_ text: String) -> Bool {
    if text.wholeMatch(of: #/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#) != nil {
      return entropy(of: text) >= 3
    }
    let pieces = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && !"+/".contains($0) }
    return pieces.contains { isRandom(piece: $0) }
  }

  private static func isRandom(piece: Substring) -> Bool {
    let text = String(piece)
    let digits = text.count { $0.isNumber }
    if text.allSatisfy(\.isHexDigit) {
      return text.count >= 32 && digits > 0 && digits < text.count && entropy(of: text) >= 3
    }
    let isMixed = text.contains(where: \.isUppercase) && text.contains(where: \.isLowercase)
    return digits >= 2 && digits < text.count && text.count >= (isMixed ? 16 : 20)
      && entropy(of: text) >= 3.2
  }

  /// The Shannon entropy of the text, in bits per character.
  private static func entropy(of text: String) -> Double {
    let counts = Dictionary(text.map { ($0, 1.0) }, uniquingKeysWith: +)
    let length = Double(text.count)
    return counts.values.reduce(0) { $0 - $1 / length * log2($1 / length) }
  }
}
