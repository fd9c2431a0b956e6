/// The kind of a secret, for reports.
struct SecretKind: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static let bearerToken = SecretKind("bearer token")
  static let credentials = SecretKind("credentials")
  static let basicCredentials = SecretKind("user and password")
  static let cookie = SecretKind("cookie")
  static let apiKey = SecretKind("API key")
  static let password = SecretKind("password")
  static let oneTimeCode = SecretKind("one-time code")
  static let token = SecretKind("token")
  static let sensitiveValue = SecretKind("value that the document marks as secret")
  static let signature = SecretKind("signature")
  static let privateKey = SecretKind("private key")
  static let jsonWebToken = SecretKind("JSON Web Token")

  static func environment(_ name: String) -> SecretKind {
    SecretKind("value of the environment variable \(name)")
  }
}
