/// A media type as `Content-Type` states it: `text/html; charset="utf-8"`.
struct MediaType {
  /// Type and subtype, without parameters, in lower case.
  let essence: String
  /// The character encoding, in lower case.
  let charset: String?

  init(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    essence = Self.trimmed(parts.first ?? "").lowercased()
    charset = parts.dropFirst().lazy.compactMap(Self.charset).first
  }

  /// What stands before the slash.
  var type: Substring { essence.prefix { $0 != "/" } }

  /// Whether this type is meant by a documented one, which may be a range: `image/*`.
  func isMeant(by documented: MediaType) -> Bool {
    if documented.essence == "*/*" { return true }
    if documented.essence.hasSuffix("/*") { return type == documented.type }
    return essence == documented.essence
  }

  private static func charset(in parameter: Substring) -> String? {
    let parts = parameter.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, trimmed(parts[0]).lowercased() == "charset" else { return nil }
    return trimmed(parts[1]).trimmingPrefix("\"").prefix { $0 != "\"" }.lowercased()
  }

  /// Without the spaces and tabs around it.
  static func trimmed(_ text: Substring) -> Substring {
    let head = text.drop { $0 == " " || $0 == "\t" }
    guard let last = head.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return head[...last]
  }
}
