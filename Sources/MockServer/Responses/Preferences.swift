import BinderyRuntime

/// The preferences of a request (RFC 7240), such as `Prefer: code=404, example=empty`.
struct Preferences {
  /// The preferred status.
  private(set) var code: Int?
  /// The name of the preferred example.
  private(set) var example: String?
  /// Whether a generated value is preferred to recordings and examples.
  private(set) var isDynamic = false
  /// The delay of the response in milliseconds.
  private(set) var delay: Int?
  private(set) var fault: MockFault.Kind?
  /// Whether a request with a preference that can't be applied is refused.
  private(set) var isStrict = false
  /// The names of the preferences that can be applied.
  private var valid: [String] = []
  /// The names of the preferences that were applied, for `Preference-Applied`.
  private(set) var applied: [String] = []
  /// The preferences that weren't applied, with the reasons.
  private(set) var ignored: [(name: String, reason: String)] = []

  /// The longest delay that a request can ask for, in milliseconds.
  private static let longestDelay = 60_000

  init(_ headers: HTTPHeaders) {
    var names: Set<String> = []
    for preference in PreferenceText.preferences(headers.values(of: "Prefer")) {
      let name = preference.name.lowercased()
      // Only the first of equal names is considered (RFC 7240, section 2).
      guard names.insert(name).inserted else { continue }
      if let reason = read(name, preference.value) {
        ignored.append((name, reason))
      } else {
        valid.append(name)
      }
    }
  }

  /// Reads a preference; returns why it can't be applied, or nil.
  private mutating func read(_ name: String, _ value: String) -> String? {
    switch name {
    case "code":
      guard let status = Int(value), (200...599).contains(status) else {
        return "it must be a status from 200 to 599"
      }
      code = status
    case "example":
      if value.isEmpty { return "it must be the name of an example" }
      example = value
    case "dynamic":
      guard ["", "true", "false"].contains(value) else { return "it must be true or false" }
      isDynamic = value != "false"
    case "delay":
      guard let milliseconds = Int(value), (0...Self.longestDelay).contains(milliseconds) else {
        return "it must be milliseconds up to \(Self.longestDelay)"
      }
      delay = milliseconds
      applied.append(name)
    case "fault":
      guard let kind = MockFault.Kind(value) else {
        return "it must be \(MockFault.Kind.names.joined(separator: ", "))"
          + " or a status from 500 to 599"
      }
      fault = kind
      applied.append(name)
    case "handling":
      guard ["strict", "lenient"].contains(value) else { return "it must be strict or lenient" }
      isStrict = value == "strict"
      applied.append(name)
    default: return "the mock server doesn't know it"
    }
    return nil
  }

  /// Notes which preferences were applied to an answer, and why the others weren't.
  mutating func note(_ answer: MockAnswer) {
    for name in valid where !applied.contains(name) {
      if let reason = reason(name, answer) {
        ignored.append((name, reason))
      } else {
        applied.append(name)
      }
    }
  }

  /// Returns why an answer doesn't have what a preference asks for; nil if it has.
  private func reason(_ name: String, _ answer: MockAnswer) -> String? {
    let isProblem = answer.source == .problem || answer.source == .server
    switch name {
    case "code":
      if answer.status == code, answer.operation != nil { return nil }
      return isProblem
        ? "the request has no described answer" : "the operation describes no such status"
    case "example":
      if answer.example == example { return nil }
      return isProblem
        ? "the request has no described answer" : "the response has no example of this name"
    default:
      return isDynamic && isProblem ? "the request has no described answer" : nil
    }
  }
}

/// The syntax of `Prefer` (RFC 7240, section 2).
enum PreferenceText {
  /// Returns the names and values of preferences, which commas or semicolons separate.
  static func preferences(_ fields: [String]) -> [(name: String, value: String)] {
    fields.flatMap { parts(of: $0) }.compactMap { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = trimmed(pair[0])
      guard !name.isEmpty else { return nil }
      return (name, pair.count == 2 ? unquoted(trimmed(pair[1])) : "")
    }
  }

  /// The parts of a field; separators in quoted strings separate none.
  private static func parts(of field: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in field {
      if !isQuoted, character == "," || character == ";" {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// The content of a quoted string (RFC 9110, section 5.6.4), or the text.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    var content = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      isEscaped = character == "\\" && !isEscaped
      if !isEscaped { content.append(character) }
    }
    return content
  }
}
