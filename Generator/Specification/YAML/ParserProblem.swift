import CLibYAML

extension Diagnostic.Code {
  static let badYAML = Self("bad-yaml")
  static let badEncoding = Self("bad-encoding")
}

/// What libyaml could not read.
struct ParserProblem {
  private let parser: yaml_parser_t
  private let file: String

  init(_ parser: yaml_parser_t, file: String) {
    self.parser = parser
    self.file = file
  }

  func diagnostic(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    if parser.error == YAML_READER_ERROR { return encodingProblem(in: bytes) }
    if parser.error == YAML_MEMORY_ERROR {
      return Diagnostic(.error, .outOfMemory, at: nil, "there is no memory to read \(file) in")
    }
    var related: [(Mark, String)] = []
    if let context = parser.context, parser.context_mark.index != parser.problem_mark.index {
      related = [(mark(parser.context_mark), String(cString: context))]
    }
    let problem = parser.problem.map { String(cString: $0) } ?? "it is not YAML"
    return Diagnostic(
      .error,
      .badYAML,
      at: mark(parser.problem_mark),
      problem,
      related: related
    )
  }

  private func encodingProblem(in bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let before = bytes.prefix(parser.problem_offset)
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = before[start...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    let problem = parser.problem.map { String(cString: $0) } ?? "the bytes are not text"
    return Diagnostic(
      .error,
      .badEncoding,
      at: Mark(file: file, line: line, column: column),
      problem,
      mend: "save the file as UTF-8"
    )
  }

  private func mark(_ mark: yaml_mark_t) -> Mark {
    Mark(file: file, line: mark.line + 1, column: mark.column + 1)
  }
}
