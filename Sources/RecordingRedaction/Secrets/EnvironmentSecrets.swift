/// The secrets in environment variables: the values of those whose names are those of secrets, and
/// the passwords in URLs.
enum EnvironmentSecrets {
  /// The secrets with the names of their variables, in the order of these.
  static func find(in environment: [String: String]) -> [(name: String, value: [UInt8])] {
    environment.sorted { $0.key < $1.key }
      .flatMap { name, value in
        let bytes = Array(value.utf8)
        let whole = isSecret(name) && !isPath(bytes) ? [bytes] : []
        return (whole + passwords(in: bytes)).filter(isDistinctive).map { (name, $0) }
      }
  }

  private static func isSecret(_ name: String) -> Bool {
    let letters = NameConventions.letters(of: name)
    if words.contains(where: { letters.contains($0) }) { return true }
    let parts = name.uppercased().split(separator: "_")
    // `PWD` and `KEY` alone are other variables.
    guard let last = parts.last, parts.count > 1 || last == "PAT" else { return false }
    return lastWords.contains(last)
  }

  private static let words = [
    "token", "secret", "password", "passwd", "passphrase", "apikey", "accesskey", "credential",
    "private", "signingkey",
  ]

  private static let lastWords: Set<Substring> = [
    "AUTH", "JWT", "KEY", "PASS", "PAT", "PW", "PWD",
  ]

  /// The password of a URL, as in `postgres://user:password@host/`, as written and decoded.
  private static func passwords(in value: [UInt8]) -> [[UInt8]] {
    guard URLText.isURL(value), let userInfo = URLText(value).userInfo,
      let colon = value[userInfo].firstIndex(of: UInt8(ascii: ":"))
    else { return [] }
    let password = Array(value[(colon + 1)..<userInfo.upperBound])
    return [password] + (PercentEncoding.decoded(password).map { [$0] } ?? [])
  }

  private static func isDistinctive(_ value: [UInt8]) -> Bool {
    value.count >= 8 && SecretVault.isDistinctive(value)
  }

  /// Whether the value is the path of a file or an address without a password.
  private static func isPath(_ value: [UInt8]) -> Bool {
    if value.firstPosition(of: "://") != nil { return !value.contains(UInt8(ascii: "@")) }
    guard let first = value.first, first.isOne(of: "/~."),
      value.dropFirst().contains(UInt8(ascii: "/"))
    else { return false }
    return !Randomness.isRandom(value)
  }
}
