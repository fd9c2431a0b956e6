/// YAML in a typical style: blocks, plain scalars where possible, long texts folded or literal.
enum YAMLText {
  static func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  static func write(_ key: String, _ value: DocumentValue, at depth: Int, to text: inout String) {
    text += "\(margin(depth))\(isPlain(key) ? key : JSONText.quoted(key)):"
    write(value, at: depth, to: &text)
  }

  /// Writes the value after a key.
  private static func write(_ value: DocumentValue, at depth: Int, to text: inout String) {
    switch value {
    case .text(let string): write(string, at: depth + 1, to: &text)
    case .number(let number): text += " \(number)\n"
    case .flag(let flag): text += " \(flag)\n"
    case .list(let elements):
      text += elements.isEmpty ? " []\n" : "\n"
      for element in elements { writeElement(element, at: depth + 1, to: &text) }
    case .map(let entries):
      text += entries.isEmpty ? " {}\n" : "\n"
      for (key, value) in entries { write(key, value, at: depth + 1, to: &text) }
    }
  }

  /// Writes an element; the first entry of a mapping is beside the dash.
  private static func writeElement(
    _ element: DocumentValue,
    at depth: Int,
    to text: inout String
  ) {
    guard case .map(let entries) = element, let (key, value) = entries.first else {
      text += "\(margin(depth))-"
      return write(element, at: depth, to: &text)
    }
    text += "\(margin(depth))- \(isPlain(key) ? key : JSONText.quoted(key)):"
    write(value, at: depth + 1, to: &text)
    for (key, value) in entries.dropFirst() { write(key, value, at: depth + 1, to: &text) }
  }

  private static func write(_ string: String, at depth: Int, to text: inout String) {
    if string.contains("\n") {
      text += " |-\n"
      for line in string.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "\(margin(depth))\(line)\n"
      }
    } else {
      text += " \(isPlain(string) ? string : JSONText.quoted(string))\n"
    }
  }

  /// Whether a text needs no quotes to remain a text.
  private static func isPlain(_ string: String) -> Bool {
    guard let first = string.utf8.first, first == UInt8(ascii: "/") || first.isLetter,
      !["true", "false", "null"].contains(string)
    else { return false }
    return !string.contains(": ") && !string.contains(" #") && !string.hasSuffix(":")
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }
}
