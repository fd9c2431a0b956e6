/// A piece of the key of a path.
enum PathPiece: Equatable {
  case text(String)
  /// The text between braces, which can contain braces: in a pattern, or as Postman's `{{name}}`.
  case braces(String)
  /// The text after a path, beginning with `?` or `#`.
  case rest(String)

  /// The text between braces.
  var content: String? {
    if case .braces(let content) = self { content } else { nil }
  }

  static func pieces(of key: String) -> [PathPiece] {
    var scanner = PathScanner(key)
    return scanner.pieces()
  }
}

/// Divides the key of a path at its braces; an unmatched brace extends to the end of its segment.
private struct PathScanner {
  private var rest: Substring
  private var text = ""
  private var found: [PathPiece] = []
  /// The index of the closing brace of each matched opening brace.
  private let closes: [String.Index: String.Index]
  /// The index before which no angle bracket is closed.
  private var openUntil: String.Index

  init(_ key: String) {
    rest = key[...]
    openUntil = key.startIndex
    var closes: [String.Index: String.Index] = [:]
    var open: [String.Index] = []
    for index in key.indices {
      if key[index] == "{" { open.append(index) }
      if key[index] == "}", let start = open.popLast() { closes[start] = index }
    }
    self.closes = closes
  }

  mutating func pieces() -> [PathPiece] {
    while let next = rest.first {
      switch next {
      case "{": scanBraces()
      case "<": scanAngleBrackets()
      case "}": closeSegment()
      case "?", "#":
        endText()
        found.append(.rest(String(rest)))
        return found
      default:
        text.append(next)
        rest.removeFirst()
      }
    }
    endText()
    return found
  }

  private mutating func endText() {
    if !text.isEmpty { found.append(.text(text)) }
    text = ""
  }

  private mutating func scanBraces() {
    endText()
    let close = closes[rest.startIndex]
    let end = close ?? rest.firstIndex(where: isEndOfSegment) ?? rest.endIndex
    var content = rest[..<end].dropFirst()
    if content.hasPrefix("{"), content.hasSuffix("}") { content = content.dropFirst().dropLast() }
    found.append(.braces(String(content)))
    rest = close.map { rest[rest.index(after: $0)...] } ?? rest[end...]
  }

  /// Reads `<int:id>` of Flask and Django; URLs don't contain these characters.
  private mutating func scanAngleBrackets() {
    let isOpen = rest.startIndex < openUntil
    let end = isOpen ? openUntil : rest.firstIndex { $0 == ">" || isEndOfSegment($0) }
    guard let end, !isOpen, rest[end] == ">" else {
      openUntil = end ?? rest.endIndex
      text.append(rest.removeFirst())
      return
    }
    endText()
    let halves = rest[..<end].dropFirst().split(separator: ":", maxSplits: 1)
    found.append(.braces(halves.reversed().joined(separator: ":")))
    rest = rest[rest.index(after: end)...]
  }

  /// Reads an unmatched closing brace: the segment before it is the name.
  private mutating func closeSegment() {
    rest.removeFirst()
    let start = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let name = String(text[start...])
    if name.isEmpty { return }
    text.removeSubrange(start...)
    endText()
    found.append(.braces(name))
  }

  private func isEndOfSegment(_ character: Character) -> Bool { "/?#".contains(character) }
}
