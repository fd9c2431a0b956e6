import CLibYAML

/// A syntax error of libyaml.
struct ParserProblem {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let file: String

  init(_ parser: UnsafeMutablePointer<yaml_parser_t>, file: String) {
    self.parser = parser
    self.file = file
  }

  static var outOfMemory: Diagnostic {
    Diagnostic(
      .error,
      .limitExceeded,
      at: nil,
      "not enough memory to parse YAML",
      fix: "split the file, and refer to its parts with $ref"
    )
  }

  func diagnostic(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "invalid YAML"
    let message = ParserMessages.message(for: problem)
    switch parser.pointee.error {
    case YAML_READER_ERROR:
      return Diagnostic(
        .error,
        .invalidEncoding,
        at: mark(atOffset: offset(of: problem, in: bytes), in: bytes),
        message.text,
        fix: message.fix ?? "save the file as UTF-8"
      )
    case YAML_MEMORY_ERROR:
      return Self.outOfMemory
    default:
      return Diagnostic(
        .error,
        .invalidSyntax,
        at: mark(parser.pointee.problem_mark),
        message.text,
        fix: message.fix,
        related: context
      )
    }
  }

  private var context: [(Mark, String)] {
    let start = parser.pointee.context_mark
    guard let context = parser.pointee.context.map({ String(cString: $0) }),
      let note = ParserMessages.note(for: context),
      start.index != parser.pointee.problem_mark.index
    else { return [] }
    return [(mark(start), note)]
  }

  /// The offset of an invalid character's first byte; libyaml reports a later byte of it.
  private func offset(of problem: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let offset = parser.pointee.problem_offset
    guard problem == "invalid trailing UTF-8 octet" else { return offset }
    return bytes.prefix(offset).lastIndex(where: isFirst) ?? offset
  }

  /// The source location of an encoding error, for which libyaml reports only an offset.
  private func mark(atOffset offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Mark {
    let isWide = bytes.isUTF16
    var (line, column) = (1, isWide ? 0 : 1)
    var isAfterReturn = false
    for byte in bytes.prefix(offset) {
      if byte == 0x0A || byte == 0x0D {
        line += isAfterReturn && byte == 0x0A ? 0 : 1
        column = isWide ? 0 : 1
      } else if isFirst(byte) {
        column += 1
      }
      if byte != 0 { isAfterReturn = byte == 0x0D }
    }
    return Mark(file: file, line: line, column: isWide ? column / 2 + 1 : column)
  }

  /// Whether a byte begins a character.
  private func isFirst(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80
  }

  private func mark(_ mark: yaml_mark_t) -> Mark {
    Mark(file: file, line: mark.line + 1, column: mark.column + 1)
  }
}

extension Collection<UInt8> {
  /// Whether the bytes begin with a byte order mark of UTF-16.
  var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }
}
