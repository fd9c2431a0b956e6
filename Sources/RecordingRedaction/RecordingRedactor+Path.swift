import BinderyJSON

extension RecordingRedactor {
  /// Returns paths of URLs for messages, by the paths: without secrets, and with `…` instead of
  /// segments that may be some.
  package func printed(paths: [String]) -> [String: String] {
    var redactor = self
    let redacted = redactor.redact(.array(paths.map { ["url": .string($0)] }))
    let printed = (redacted.array ?? []).map { Self.printed(path: $0["url"]?.string ?? "") }
    return Dictionary(zip(paths, printed)) { first, _ in first }
  }

  /// Returns the path of a URL for messages, with `…` instead of segments that may be secrets.
  package static func printed(path: String) -> String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let text = Array(segment.utf8)
      let decoded = PercentEncoding.decoded(text) ?? text
      if FakeSecret.isFake(decoded) { return String(segment) }
      let isSecret =
        text.count > 32 || Randomness.isRandom(decoded)
        || !CredentialWords(in: decoded).words.isEmpty
      return isSecret ? "…" : String(segment)
    }
    let text = segments.joined(separator: "/")
    return text.hasPrefix("/") ? text : "/" + text
  }
}
