import Specification

/// The first document, as the suite's events describe it.
indirect enum SuiteValue {
  case scalar(String, isQuoted: Bool)
  case sequence([SuiteValue])
  case mapping([(SuiteValue, SuiteValue)])

  /// Whether a node is equal, recursively.
  func matches(_ node: Node) -> Bool {
    switch self {
    case .scalar(let text, let isQuoted):
      return !node.kind.isCollection && node.text == text && node.isQuoted == isQuoted
    case .sequence(let elements):
      return node.kind == .sequence && node.count == elements.count
        && zip(elements, node.elements).allSatisfy { $0.matches($1) }
    case .mapping(let entries):
      return node.kind == .mapping && node.count == entries.count
        && zip(entries, node.entries).allSatisfy { expected, entry in
          guard case .scalar(let key, _) = expected.0 else { return false }
          return key == entry.key && expected.1.matches(entry.value)
        }
    }
  }
}

/// A reader of the events.
struct SuiteEvents {
  private var lines: ArraySlice<Substring>
  private var anchors: [Substring: SuiteValue] = [:]

  /// The first document; nil if there is none.
  static func firstDocument(_ text: String) -> SuiteValue? {
    var events = SuiteEvents(lines: text.split(separator: "\n")[...])
    while let line = events.lines.popFirst() {
      if line.drop(while: { $0 == " " }).hasPrefix("+DOC") { return events.value() }
    }
    return nil
  }

  private init(lines: ArraySlice<Substring>) {
    self.lines = lines
  }

  private mutating func value() -> SuiteValue? {
    guard let line = lines.popFirst()?.drop(while: { $0 == " " }) else { return nil }
    var rest = line.dropFirst(4)
    if rest.first == " " { rest.removeFirst() }
    if line.hasPrefix("=ALI") { return anchors[rest.dropFirst()] }
    for style in ["[]", "{}"] where rest.hasPrefix(style) { rest = rest.dropFirst(3) }
    let anchor = word("&", in: &rest)
    _ = word("<", in: &rest)
    let value: SuiteValue?
    switch line.prefix(4) {
    case "=VAL":
      value = .scalar(
        SuiteEvents.unescaped(rest.dropFirst()),
        isQuoted: rest.first != ":"
      )
    case "+SEQ": value = .sequence(values(until: "-SEQ"))
    case "+MAP":
      let parts = values(until: "-MAP")
      value = .mapping(
        stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
      )
    default: value = nil
    }
    if let anchor { anchors[anchor] = value }
    return value
  }

  private mutating func values(until end: String) -> [SuiteValue] {
    var values: [SuiteValue] = []
    while let line = lines.first, !line.hasSuffix(end), let value = value() { values.append(value) }
    lines = lines.dropFirst()
    return values
  }

  /// Reads a word that begins with a sign, and returns it without the sign.
  private func word(_ sign: Character, in rest: inout Substring) -> Substring? {
    guard rest.first == sign else { return nil }
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    defer { rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...] }
    return rest[rest.index(after: rest.startIndex)..<end]
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var letters = text.makeIterator()
    while let letter = letters.next() {
      guard letter == "\\", let escaped = letters.next() else {
        result.append(letter)
        continue
      }
      result.append(["n": "\n", "t": "\t", "r": "\r", "b": "\u{8}"][escaped] ?? escaped)
    }
    return result
  }
}
