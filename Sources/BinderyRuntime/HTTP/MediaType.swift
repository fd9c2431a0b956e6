import BinderyJSON

/// A media type as `Content-Type` states it: `text/html; charset="utf-8"`.
package struct MediaType {
  /// Type and subtype, without parameters, in lower case.
  package let essence: String
  /// The character encoding, in lower case.
  package let charset: String?
  /// The text between the parts of a multipart body.
  let boundary: String?
  /// The other parameters, each as `name=value`, in lower case and without quotes.
  let parameters: [String]

  package init(_ text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    essence = (parts.first ?? "").trimmingBlanks.lowercased()
    let all = parts.dropFirst().map { part in
      part.filter { !$0.isWhitespace && $0 != "\"" }.lowercased()
    }
    // Unlike the others, its value is case-sensitive, and may contain spaces in quotes.
    boundary = parts.dropFirst().lazy.map { $0.trimmingBlanks }
      .first { $0.lowercased().hasPrefix("boundary=") }
      .map { String($0.dropFirst("boundary=".count)).filter { $0 != "\"" } }
    charset = CharacterEncoding.charset(ofMediaType: text)
    parameters = all.filter { !$0.isEmpty && !$0.hasPrefix("charset=") }
  }

  /// The part before the slash.
  var type: Substring { essence.prefix { $0 != "/" } }

  /// Whether this type matches a documented one, which may be a range, such as `image/*` or
  /// `application/*+json`; all parameters of the documented one must be present.
  package func matches(_ documented: MediaType) -> Bool {
    documented.parameters.allSatisfy(parameters.contains) && isOfKind(documented)
  }

  private func isOfKind(_ documented: MediaType) -> Bool {
    if documented.essence == "*/*" { return true }
    if documented.essence.hasSuffix("/*") { return type == documented.type }
    if documented.essence.contains("/*+") {
      let suffix = documented.essence.drop { $0 != "+" }
      return type == documented.type && essence.hasSuffix(suffix)
    }
    return essence == documented.essence
  }
}
