import Foundation

/// A parsed `$ref`: the file, and the fragment in it.
struct Reference {
  enum Location: Equatable {
    /// A relative path, percent-decoded.
    case path(String)
    /// A reference with a scheme or a host, which may be the `$id` of a local schema.
    case remote(String)

    var text: String {
      switch self {
      case .path(let text), .remote(let text): text
      }
    }
  }

  enum Fragment: Equatable {
    case whole
    case pointer([String])
    case anchor(String)
  }

  /// The file; nil for the same file.
  var location: Location?
  var fragment: Fragment
  /// The warning about a text that was normalized.
  var correction: Diagnostic?

  init(_ written: String, at mark: Mark) throws(Diagnostic) {
    let text = Reference.normalized(written)
    if !text.utf8.elementsEqual(written.utf8) {
      correction = Diagnostic(
        .warning,
        .invalidReference,
        at: mark,
        "the reference \(Excerpt.quoted(written)) isn't valid; interpreted as"
          + " \(Excerpt.quoted(text))",
        fix: "write \(Excerpt.quoted(text))"
      )
    }
    guard !text.isEmpty else {
      throw Reference.invalid(
        written,
        "is empty",
        at: mark,
        fix: "write a reference such as #/components/schemas/Name"
      )
    }
    let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    location = try Reference.location(text[..<end], of: text, at: mark)
    fragment =
      end == text.endIndex
      ? .whole : try Reference.fragment(text[text.utf8.index(after: end)...], of: text, at: mark)
  }

  /// The text with frequent mistakes fixed: surrounding blanks, backslashes in paths, and a pointer
  /// without its first slash.
  private static func normalized(_ text: String) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || 0x09...0x0D ~= $0 }
    var bytes = Array(text.utf8)
    if let first = bytes.first, let last = bytes.last, isBlank(first) || isBlank(last) {
      bytes = Array(bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
    let sign = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    for index in bytes[..<sign].indices where bytes[index] == UInt8(ascii: "\\") {
      bytes[index] = UInt8(ascii: "/")
    }
    let fragment = bytes[sign...].dropFirst()
    if let first = fragment.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "%"),
      fragment.contains(UInt8(ascii: "/"))
    {
      bytes.insert(UInt8(ascii: "/"), at: sign + 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func location(
    _ path: Substring,
    of text: String,
    at mark: Mark
  ) throws(Diagnostic) -> Location? {
    if path.isEmpty { return nil }
    if isRemote(path) { return .remote(String(path)) }
    guard let decoded = percentDecoded(path), !decoded.utf8.contains(0) else {
      throw invalid(text, "contains invalid percent-encoding", at: mark)
    }
    return .path(decoded)
  }

  private static func fragment(
    _ fragment: Substring,
    of text: String,
    at mark: Mark
  ) throws(Diagnostic) -> Fragment {
    guard let decoded = percentDecoded(fragment) else {
      throw invalid(text, "contains invalid percent-encoding", at: mark)
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
        throw invalid(text, "contains “~” without 0 or 1 after it", at: mark)
      }
      steps.append(key)
    }
    return .pointer(steps)
  }

  /// Returns nil if the percent-encoding is invalid.
  private static func percentDecoded(_ text: Substring) -> String? {
    // Few references are encoded, and Foundation converts each text to UTF-16 and back.
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding : String(text)
  }

  /// Whether the path begins with a scheme or has a host.
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

  private static func invalid(
    _ text: String,
    _ reason: String,
    at mark: Mark,
    fix: String = "in a key, write “/” as ~1, “~” as ~0, and “%” as %25"
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      .invalidReference,
      at: mark,
      "the reference \(Excerpt.quoted(text)) \(reason); ignored",
      fix: fix
    )
  }
}
