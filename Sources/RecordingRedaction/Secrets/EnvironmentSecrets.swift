/// The values of environment variables whose names are those of secrets.
enum EnvironmentSecrets {
  /// The secret values with the names of their variables, in the order of these.
  static func find(in environment: [String: String]) -> [(name: String, value: [UInt8])] {
    environment.sorted { $0.key < $1.key }
      .compactMap { name, value in
        let bytes = Array(value.utf8)
        return isSecret(name) && isDistinctive(bytes) ? (name, bytes) : nil
      }
  }

  private static func isSecret(_ name: String) -> Bool {
    let letters = NameConventions.letters(of: name)
    return words.contains { letters.contains($0) } || name.uppercased().hasSuffix("_KEY")
  }

  private static let words = [
    "token", "secret", "password", "passwd", "passphrase", "apikey", "accesskey", "credential",
    "private", "signingkey",
  ]

  private static func isDistinctive(_ value: [UInt8]) -> Bool {
    guard value.count >= 8, !ExampleValue.isExample(value), !isPath(value) else { return false }
    return SecretVault.isDistinctive(value)
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
