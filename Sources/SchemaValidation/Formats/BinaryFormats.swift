/// The formats of encoded bytes and identifiers.
enum BinaryFormats {
  static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.wholeMatch(of: /[0-9A-Fa-f]+/) != nil }
  }

  /// Whether the text is base64 with padding (RFC 4648 §4).
  static func isBase64(_ text: String) -> Bool {
    text.utf8.count % 4 == 0 && text.wholeMatch(of: /[A-Za-z0-9+\/]*={0,2}/) != nil
  }
}
