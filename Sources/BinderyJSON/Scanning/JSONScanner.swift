/// A position in a document, which moves token by token.
///
/// The position never exceeds `count`: each byte is checked before it is consumed, and the byte at
/// `count` is the first of the zeros after the document, which belong to no token.
@usableFromInline
struct JSONScanner: Sendable {
  // Points to immutable bytes of the document.
  nonisolated(unsafe) let start: UnsafePointer<UInt8>
  let count: Int
  @usableFromInline var position = 0
  /// Whether an error only leads to the next attempt, and needs no path.
  var isInAttempt = false
  /// Whether the paths of all errors are found at the end.
  var omitsPaths = false

  init(_ document: JSONDocument) {
    start = document.start
    count = document.count
    if count >= 3, start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF {
      position = 3  // RFC 8259 §8.1: a parser may ignore a byte order mark.
    }
  }

  /// The next byte; zero at the end.
  var byte: UInt8 { start[position] }

  @inline(__always)
  mutating func skipWhitespace() {
    // Most documents have no whitespace.
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

  /// Consumes the next byte if it is `expected`.
  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    position &+= 1
    return true
  }

  /// Consumes `true`, `false` or `null` if it is next.
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
  /// Returns an error at `offset` or, if nil, at the position, with its path.
  func failure(_ reason: JSONError.Reason, at offset: Int? = nil) -> JSONError {
    let offset = offset ?? position
    guard !isInAttempt, !omitsPaths else { return JSONError(offset: offset, reason: reason) }
    let finder = JSONPathFinder(bytes(from: 0, to: count), upTo: offset)
    return JSONError(path: finder.path, offset: offset, reason: reason)
  }

  /// Returns the error for a byte that the grammar does not allow.
  func syntaxError(expected: String) -> JSONError {
    failure(.syntax(expected: expected, found: found))
  }

  /// Returns the error for a value of another type; a syntax error when there is no value.
  func mismatch(expected: String) -> JSONError {
    guard let kind = kind else { return syntaxError(expected: expected) }
    return failure(.mismatch(expected: expected, found: kind))
  }

  /// The type of the next value by its first byte; nil for no value.
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
