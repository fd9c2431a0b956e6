import RecordingRedaction
import Specification

/// The source locations of secrets in an archive.
struct SecretPositions {
  private let lines: [ArraySlice<UInt8>]
  private let root: Node?

  /// Creates the locations in the text of an archive, which is parsed as `root`.
  init(text: [UInt8], root: Node?) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.root = root
  }

  /// The location of a secret, or that of the nearest value around it.
  func mark(of finding: RecordingRedactor.Finding) -> Mark? {
    guard var node = root else { return nil }
    for step in finding.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    {
      let key = Pointer.unescaped(step) ?? String(step)
      guard let next = node[key] ?? Int(key).flatMap({ node[$0] }) else { return node.mark }
      node = next
    }
    return mark(atOffset: finding.offset, in: node)
  }

  /// The location of a byte of a string, which has escapes in the file.
  private func mark(atOffset offset: Int, in node: Node) -> Mark {
    var mark = node.mark
    guard node.kind == .string, lines.indices.contains(mark.line - 1) else { return mark }
    var scalars = String(decoding: lines[mark.line - 1], as: UTF8.self).unicodeScalars
      .dropFirst(mark.column - 1)
    guard scalars.popFirst() == "\"" else { return mark }
    mark.column += 1
    var position = 0
    while position < offset, let scalar = scalars.popFirst(), scalar != "\"" {
      mark.column += 1
      guard scalar == "\\" else {
        position += String(scalar).utf8.count
        continue
      }
      guard let escaped = scalars.popFirst() else { break }
      mark.column += 1
      position += 1
      guard escaped == "u" else { continue }
      let digits = scalars.prefix(4).map { String($0) }.joined()
      scalars = scalars.dropFirst(4)
      mark.column += 4
      position += Self.byteCount(ofEscape: UInt16(digits, radix: 16) ?? 0) - 1
    }
    return mark
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
