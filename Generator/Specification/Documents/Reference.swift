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
    let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    path = try Reference.path(text[..<end], of: text, at: mark)
    fragment =
      end == text.endIndex
      ? .whole : try Reference.fragment(text[text.utf8.index(after: end)...], of: text, at: mark)
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
    let parts = decoded.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    for part in parts {
      guard let key = Pointer.unescaped(Substring(part)) else {
        throw bad(text, "has a “~” that is followed by neither 0 nor 1", at: mark)
      }
      steps.append(key)
    }
    return .pointer(steps)
  }

  /// Whether it begins with a scheme or names a host.
  private static func isRemote(_ path: Substring) -> Bool {
    let bytes = path.utf8
    if bytes.starts(with: "//".utf8) { return true }
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first,
      isLetter(first)
    else { return false }
    return bytes[..<colon].allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    0x41...0x5A ~= byte || 0x61...0x7A ~= byte
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
