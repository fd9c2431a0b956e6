import BinderyJSON

extension RecordingRedactor {
  /// Returns a message without the secrets of the archives, also where it has only the beginning of
  /// one before `…`.
  package func redacted(message: String) -> String {
    var redactor = self
    let text = redactor.redact(["text": .string(message)])["text"]?.string ?? message
    var parts = text.components(separatedBy: "…")
    for index in parts.indices.dropLast() {
      let bytes = Array(parts[index].utf8)
      let count = secretTexts.map { Self.overlap(of: bytes, with: $0) }.max() ?? 0
      if count >= 4 { parts[index] = bytes.dropLast(count).text }
    }
    return parts.joined(separator: "…")
  }

  /// The number of bytes at the end of a text that are the beginning of a secret.
  private static func overlap(of text: [UInt8], with secret: [UInt8]) -> Int {
    (0..<min(text.count, secret.count)).reversed()
      .first { text.suffix($0).elementsEqual(secret.prefix($0)) } ?? 0
  }
}

extension String {
  fileprivate func components(separatedBy separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
