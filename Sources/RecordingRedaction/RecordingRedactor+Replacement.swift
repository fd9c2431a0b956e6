import BinderyJSON

extension RecordingRedactor {
  /// Whether a value is the replacement of a secret, or contains one.
  public static func hasReplacement(_ value: JSONValue) -> Bool {
    switch value {
    case .null, .boolean, .number: false
    case .string(let text): text.utf8.count > 8 && text.lowercased().contains("redacted")
    case .array(let elements): elements.contains(where: hasReplacement)
    case .object(let object):
      object.members.contains { hasReplacement(.string($0.key)) || hasReplacement($0.value) }
    }
  }
}
