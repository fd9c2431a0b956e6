/// A position in a JSON text, which reads tokens.
struct JSONCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  private var line = 1
  private var lineStart: Int
  /// The bytes since the start of the line that are not the first of their scalar.
  var continuations = 0

  /// The reason why the last string could not be read.
  var problem = ""
  /// Whether the last string has a lone surrogate.
  var hasLoneSurrogate = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = JSONCursor.markLength(bytes)
    lineStart = index
  }

  /// The length of a byte order mark.
  static func markLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  var isAtEnd: Bool { index >= bytes.count }
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  var position: TreeBuilder.Position {
    TreeBuilder.Position(line: line, column: index - lineStart - continuations + 1)
  }

  mutating func advance() {
    index += 1
  }

  mutating func skipSpace() {
    while index < bytes.count, JSONCursor.isSpace(bytes[index]) {
      let byte = bytes[index]
      index += 1
      // CR LF is one line break, and so is CR alone.
      if byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) {
        line += 1
        lineStart = index
        continuations = 0
      }
    }
  }

  /// Reads `null`, `true`, `false` or a number.
  mutating func takeWord() -> (UnsafeBufferPointer<UInt8>, Node.Kind)? {
    let start = index
    var end = start
    while end < bytes.count, JSONCursor.isWord(bytes[end]) { end += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard let kind = JSONWord.kind(of: word) else { return nil }
    index = end
    return (word, kind)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
