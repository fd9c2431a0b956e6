extension Diagnostic.Code {
  static let badReference = Self("bad-reference")
  static let remoteReference = Self("remote-reference")
}

/// The text of a `$ref`, taken apart: which file, and what in it.
struct Reference {
  enum Fragment: Equatable {
    case whole
    case pointer([String])
    case anchor(String)
  }

  /// The other file, percent escapes undone; nil for the same file.
  var path: String?
  var fragment: Fragment

  init(_ text: String, at mark: Mark) throws(Diagnostic) {
    let end = text.firstIndex(of: "#") ?? text.endIndex
    path = try Reference.path(text[..<end], of: text, at: mark)
    fragment =
      end == text.endIndex
      ? .whole : try Reference.fragment(text[text.index(after: end)...], of: text, at: mark)
  }

  private static func path(
    _ path: Substring,
    of text: String,
    at mark: Mark
  ) throws(Diagnostic) -> String? {
    if path.isEmpty { return nil }
    if isRemote(path) {
      throw Diagnostic(
        .error,
        .remoteReference,
        at: mark,
        "the reference \(Excerpt.quoted(text)) leads out of the folder, and only files are read",
        mend: "save a copy beside the description and refer to it with a relative path"
      )
    }
    guard let decoded = Pointer.percentDecoded(path), !decoded.utf8.contains(0) else {
      throw bad(text, "has an escape that is no text", at: mark)
    }
    return decoded
  }

  private static func fragment(
    _ fragment: Substring,
    of text: String,
    at mark: Mark
  ) throws(Diagnostic) -> Fragment {
    guard let decoded = Pointer.percentDecoded(fragment) else {
      throw bad(text, "has an escape that is no text", at: mark)
    }
    if decoded.isEmpty { return .whole }
    guard decoded.unicodeScalars.first == "/" else { return .anchor(decoded) }
    var steps: [String] = []
    for step in decoded.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let key = Pointer.unescaped(step) else {
        throw bad(text, "has a “~” that is followed by neither 0 nor 1", at: mark)
      }
      steps.append(key)
    }
    return .pointer(steps)
  }

  /// Whether it begins with a scheme or names a host.
  private static func isRemote(_ path: Substring) -> Bool {
    if path.hasPrefix("//") { return true }
    guard let colon = path.firstIndex(of: ":"), let first = path.first, first.isLetter else {
      return false
    }
    return path[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  private static func bad(_ text: String, _ reason: String, at mark: Mark) -> Diagnostic {
    Diagnostic(
      .error,
      .badReference,
      at: mark,
      "the reference \(Excerpt.quoted(text)) \(reason)",
      mend: "write “/” in a key as ~1, “~” as ~0, and “%” as %25"
    )
  }
}
