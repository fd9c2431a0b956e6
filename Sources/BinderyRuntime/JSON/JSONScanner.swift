/// A position in a document, moved over one token at a time.
///
/// The position never passes `count`: every step over a byte follows a look at it, and the byte at
/// `count` is the first of the document's closing zeros, which belong to no token.
struct JSONScanner: Sendable {
  // Points to bytes of the document, which nobody changes.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  let count: Int
  var position = 0
  /// True while an error would only mean that something else is tried, and needs no path.
  var isTrying = false

  init(_ document: JSONDocument) {
    start = document.start
    count = document.count
    if count >= 3, start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF {
      position = 3  // RFC 8259 §8.1: a parser may ignore a byte order mark.
    }
  }

  /// The byte ahead; zero at the end.
  var byte: UInt8 { start[position] }

  @inline(__always)
  mutating func skipWhitespace() {
    // Most documents have none.
    if byte <= 0x20 { skipBlanks() }
  }

  @inline(never)
  private mutating func skipBlanks() {
    while true {
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Steps over `expected` when it is ahead.
  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position &+= 1
    return true
  }

  /// Steps over `true`, `false` or `null` when it is ahead.
  mutating func skip(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count - position >= length else { return false }
    for index in 0..<length where start[position + index] != word.utf8Start[index] {
      return false
    }
    position += length
    return true
  }

  func bytes(from begin: Int, to end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + begin, count: end - begin)
  }
}

extension JSONScanner {
  /// An error at `offset`, or at the position, with the path to it.
  func failure(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? position
    guard !isTrying else { return JSONError(offset: offset, reason: reason) }
    let finder = JSONPathFinder(bytes(from: 0, to: count), upTo: offset)
    return JSONError(path: finder.path, offset: offset, reason: reason)
  }

  /// The error that the byte ahead is not what the grammar wants.
  func syntaxError(expected: String) -> JSONError {
    failure(.syntax(expected: expected, found: found))
  }

  /// The error that the value ahead is of another kind; a syntax error when there is no value.
  func mismatch(expected: String) -> JSONError {
    guard let kind = kind else { return syntaxError(expected: expected) }
    return failure(.mismatch(expected: expected, found: kind))
  }

  /// What the first byte says of the value ahead.
  private var kind: String? {
    switch byte {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "a boolean"
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "-"), 48...57: "a number"
    default: nil
    }
  }

  private var found: String {
    guard position < count else { return "the end" }
    guard (0x21...0x7E).contains(byte) else { return "byte 0x" + String(byte, radix: 16) }
    return "`\(Character(Unicode.Scalar(byte)))`"
  }
}
