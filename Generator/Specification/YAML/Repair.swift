import Foundation

/// The bytes of an unreadable file with invalid characters replaced, so that every other character
/// keeps its line and column.
struct Repair {
  private(set) var bytes: [UInt8] = []
  /// A warning for each kind of problem, at its first location.
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  private var reported: Set<Problem> = []
  private var line = 1
  private var column = 1

  private enum Problem { case control, encoding, tab, comment, comma }
  /// The last comma of JSON, if only blanks follow it so far.
  private var comma: (index: Int, line: Int, column: Int)?

  init(_ source: Source) {
    file = source.file
    bytes.reserveCapacity(source.bytes.count)
    let isJSON = [UInt8](arrayLiteral: 0x7B, 0x5B, UInt8(ascii: "/"))
      .contains(source.bytes.first { $0 > 0x20 && $0 < 0x7F } ?? 0)
    source.bytes.withUnsafeBufferPointer { read($0, isJSON: isJSON) }
  }

  private mutating func read(_ source: UnsafeBufferPointer<UInt8>, isJSON: Bool) {
    var index = 0
    var isInString = false
    // The end of the last run of blanks, and whether its line is otherwise empty.
    var run = (end: 0, isBlankLine: false)
    while index < source.count {
      let byte = source[index]
      let next = index + 1 < source.count ? source[index + 1] : 0
      switch byte {
      case 0x0A, 0x0D:
        bytes.append(byte)
        if byte == 0x0A || next != 0x0A { (line, column) = (line + 1, 1) }
        index += 1
        continue
      case 0x09 where isJSON && isInString, 0x00..<0x20 where byte != 0x09, 0x7F:
        put([0x20], insteadOf: .control)
      case 0x09:
        if index >= run.end { run = blanks(source[index...]) }
        if run.isBlankLine { put([0x20], insteadOf: .tab) } else { bytes.append(byte) }
      case UInt8(ascii: "/") where isJSON && !isInString && (next == byte || next == 0x2A):
        index = skipComment(source, from: index)
        continue
      case 0x80...:
        index += putScalar(source[index..<min(index + 4, source.count)])
        column += 1
        continue
      default:
        if isJSON, !isInString { followCommas(byte) }
        if isJSON, byte == UInt8(ascii: "\"") { isInString.toggle() }
        bytes.append(byte)
        if isInString, byte == UInt8(ascii: "\\"), next > 0x20, next < 0x7F {
          bytes.append(next)
          (index, column) = (index + 1, column + 1)
        }
      }
      (index, column) = (index + 1, column + 1)
    }
  }

  /// Replaces a trailing comma of a collection by a blank.
  private mutating func followCommas(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09: return
    case UInt8(ascii: ","): comma = (bytes.count, line, column)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let comma {
        bytes[comma.index] = 0x20
        note(.comma, Mark(file: file, line: comma.line, column: comma.column))
      }
      comma = nil
    default: comma = nil
    }
  }

  /// The end of a run of blanks, and whether its line is otherwise empty.
  private func blanks(
    _ rest: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (end: Int, isBlankLine: Bool) {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let isEnd: (UInt8?) -> Bool = { $0 == nil || $0 == 0x0A || $0 == 0x0D }
    let end = rest.firstIndex { !isBlank($0) } ?? rest.endIndex
    let after = end < rest.endIndex ? rest[end] : nil
    return (end, isEnd(after) && isEnd(bytes.last { !isBlank($0) }))
  }

  /// Replaces a comment by blanks, except for its line breaks; returns the index after it.
  private mutating func skipComment(
    _ source: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int {
    let isLine = source[start + 1] == UInt8(ascii: "/")
    put([0x20, 0x20], insteadOf: .comment)
    column += 2
    var index = start + 2
    while index < source.count {
      let byte = source[index]
      if byte == 0x0A || byte == 0x0D {
        if isLine { return index }
        bytes.append(byte)
        if byte == 0x0A { (line, column) = (line + 1, 1) }
      } else {
        bytes.append(0x20)
        column += 1
      }
      index += 1
      if !isLine, byte == UInt8(ascii: "/"), source[index - 2] == UInt8(ascii: "*"),
        index > start + 3
      {
        return index
      }
    }
    return index
  }

  /// Reads one non-ASCII character, and returns the number of its bytes.
  ///
  /// A byte that is not valid UTF-8 is read as Windows-1252.
  private mutating func putScalar(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var decoder = UTF8()
    var iterator = rest.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      let character = String(bytes: rest.prefix(1), encoding: .windowsCP1252) ?? "\u{FFFD}"
      put(Array(character.utf8), insteadOf: .encoding)
      return 1
    }
    switch scalar.value {
    case 0x80..<0x85, 0x86..<0xA0, 0xFFFE, 0xFFFF: put(Array(" ".utf8), insteadOf: .control)
    case 0xFEFF where !bytes.isEmpty: put(Array(" ".utf8), insteadOf: .control)
    default: bytes.append(contentsOf: String(scalar).utf8)
    }
    return UTF8.width(scalar)
  }

  private mutating func put(_ replacement: [UInt8], insteadOf problem: Problem) {
    bytes.append(contentsOf: replacement)
    note(problem, Mark(file: file, line: line, column: column))
  }

  private mutating func note(_ problem: Problem, _ mark: Mark) {
    guard reported.insert(problem).inserted else { return }
    let (message, fix) =
      switch problem {
      case .control:
        ("unexpected control character; interpreted as a space", "remove the control characters")
      case .encoding:
        ("invalid UTF-8; interpreted as Windows-1252", "save the file as UTF-8")
      case .tab: ("tab on a blank line; interpreted as a space", "remove the tab")
      case .comment: ("JSON doesn't allow comments; ignored", "remove the comments")
      case .comma:
        ("JSON doesn't allow a trailing comma; ignored", "remove the comma")
      }
    let isEncoding = problem == .control || problem == .encoding
    let code: Diagnostic.Code = isEncoding ? .invalidEncoding : .invalidSyntax
    diagnostics.append(Diagnostic(.warning, code, at: mark, message, fix: fix))
  }
}
