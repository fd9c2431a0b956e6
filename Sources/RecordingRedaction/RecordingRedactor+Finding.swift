extension RecordingRedactor {
  /// A secret in an archive: where it is and of which kind, without its value.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The JSON pointer (RFC 6901) of the string in the archive, with redacted keys.
    public let pointer: String
    /// The offset of the secret in the string, in bytes of UTF-8; for a secret in a part that is
    /// encoded, the offset of that part.
    public let offset: Int
    /// The kind of the secret and its field: `bearer token in the header Authorization`.
    public let kind: String
    /// Whether the secret is a signature, which can't be verified after redaction and is useless
    /// for other requests.
    public let isUnverifiable: Bool

    init(path: [String], offset: Int, kind: SecretKind, field: FieldName?) {
      pointer =
        path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
      self.offset = offset
      self.kind = kind.text + (field?.description ?? "")
      isUnverifiable = kind == .signature
    }

    /// The pointer, the offset and the kind.
    public var description: String {
      "\(pointer) at \(offset): \(kind)" + (isUnverifiable ? " (unverifiable)" : "")
    }
  }
}

extension FieldName {
  /// The field in a report; empty without a name that is certainly one.
  fileprivate var description: String {
    guard (1...40).contains(name.utf8.count), location != .body,
      name.utf8.allSatisfy({ $0.isAlphanumeric || $0.isOne(of: "-_.") }),
      !Randomness.isRandom(name.utf8)
    else { return "" }
    return " in the \(location.rawValue) \(name)"
  }
}
