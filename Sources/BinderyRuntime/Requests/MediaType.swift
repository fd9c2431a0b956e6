/// A media type as `Content-Type` states it: `text/html; charset="utf-8"`.
struct MediaType {
  /// Type and subtype, without parameters, in lower case.
  let essence: String
  /// The character encoding, in lower case.
  let charset: String?

  init(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    essence = (parts.first ?? "").trimmingBlanks.lowercased()
    charset = parts.dropFirst().lazy.compactMap(Self.charset).first
  }

  /// What stands before the slash.
  var type: Substring { essence.prefix { $0 != "/" } }

  /// Whether this type is meant by a documented one, which may be a range: `image/*`, and
  /// `application/*+json` as some frameworks write it.
  func isMeant(by documented: MediaType) -> Bool {
    if documented.essence == "*/*" { return true }
    if documented.essence.hasSuffix("/*") { return type == documented.type }
    if documented.essence.contains("/*+") {
      let suffix = documented.essence.drop { $0 != "+" }
      return type == documented.type && essence.hasSuffix(suffix)
    }
    return essence == documented.essence
  }

  private static func charset(in parameter: Substring) -> String? {
    let parts = parameter.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].trimmingBlanks.lowercased() == "charset" else { return nil }
    return parts[1].trimmingBlanks.trimmingPrefix("\"").prefix { $0 != "\"" }.lowercased()
  }
}
