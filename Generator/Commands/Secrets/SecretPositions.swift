import RecordingRedaction
import Specification

/// The source locations of secrets in an archive.
struct SecretPositions {
  private let lines: [ArraySlice<UInt8>]
  private let root: Node?
  /// The last location, from which the next one in the same string is found.
  private var last: StringPosition?

  /// Creates the locations in the text of an archive, which is parsed as `root`.
  init(text: [UInt8], root: Node?) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.root = root
  }

  /// The location of a secret, or that of the nearest value around it.
  mutating func mark(of finding: RecordingRedactor.Finding) -> Mark? {
    guard var node = root else { return nil }
    for step in finding.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    {
      let key = Pointer.unescaped(step) ?? String(step)
      guard let next = node[key] ?? Int(key).flatMap({ node[$0] }) else { return node.mark }
      node = next
    }
    return mark(atOffset: finding.offset, in: node)
  }

  private mutating func mark(atOffset offset: Int, in node: Node) -> Mark {
    guard node.kind == .string, lines.indices.contains(node.mark.line - 1) else { return node.mark }
    if last?.start != node.mark || last.map({ $0.offset > offset }) ?? true {
      last = StringPosition(node.mark, in: lines[node.mark.line - 1])
    }
    last?.advance(to: offset)
    return last?.mark ?? node.mark
  }
}

/// A position in a string of JSON, which has escapes in the file.
private struct StringPosition {
  /// The location of the string.
  let start: Mark
  /// The offset in the string without escapes.
  private(set) var offset = 0
  private(set) var mark: Mark
  private var rest: Substring.UnicodeScalarView

  /// Creates the position of the first character; nil if the line has no string there.
  init?(_ start: Mark, in line: ArraySlice<UInt8>) {
    self.start = start
    mark = start
    rest = Substring(String(decoding: line, as: UTF8.self)).unicodeScalars
      .dropFirst(start.column - 1)
    guard rest.popFirst() == "\"" else { return nil }
    mark.column += 1
  }

  /// Moves to an offset, or to the end of the string.
  mutating func advance(to end: Int) {
    while offset < end, let scalar = rest.first, scalar != "\"" {
      rest.removeFirst()
      mark.column += 1
      guard scalar == "\\" else {
        offset += String(scalar).utf8.count
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      mark.column += 1
      offset += 1
      guard escaped == "u" else { continue }
      let digits = rest.prefix(4).map { String($0) }.joined()
      rest = rest.dropFirst(4)
      mark.column += 4
      offset += Self.byteCount(ofEscape: UInt16(digits, radix: 16) ?? 0) - 1
    }
  }

  /// The number of bytes of an escaped character in UTF-8; a half of a surrogate pair has two.
  private static func byteCount(ofEscape unit: UInt16) -> Int {
    switch unit {
    case 0..<0x80: 1
    case 0x80..<0x800, 0xD800...0xDFFF: 2
    default: 3
    }
  }
}
