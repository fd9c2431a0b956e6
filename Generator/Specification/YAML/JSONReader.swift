/// Passes the events of a JSON text (RFC 8259) to a builder.
///
/// libyaml can't read JSON in general: it rejects surrogate pairs, long keys and other valid texts.
struct JSONReader {
  enum Failure: Error {
    /// The text is not valid JSON.
    case syntax(Diagnostic)
    /// The text is valid JSON, but exceeds a limit.
    case content(Diagnostic)
  }

  /// The tokens that are valid at the current position.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, commaOrEnd
  }

  var builder: TreeBuilder
  var cursor: JSONCursor
  /// For each open collection, whether it is an object.
  private var open: [Bool] = []

  /// Whether the bytes may be JSON: they begin with a bracket.
  static func mayRead(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = bytes.dropFirst(JSONCursor.markLength(bytes)).first { !JSONCursor.isSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    into builder: TreeBuilder
  ) throws(Failure) -> Tree? {
    var reader = JSONReader(builder: builder, cursor: JSONCursor(bytes))
    try reader.readDocument()
    return reader.builder.tree()
  }

  private mutating func readDocument() throws(Failure) {
    var expected: Expectation? = .value
    while let expectation = expected {
      cursor.skipSpace()
      expected = try step(expectation)
    }
    cursor.skipSpace()
    if !cursor.isAtEnd {
      throw failure("unexpected text after the JSON value", fix: "remove the text")
    }
  }

  /// Reads one token; returns the valid next tokens, or nil at the end of the document.
  private mutating func step(_ expected: Expectation) throws(Failure) -> Expectation? {
    switch (expected, cursor.peek) {
    case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return try end()
    case (.commaOrEnd, UInt8(ascii: "]")) where open.last == false: return try end()
    case (.commaOrEnd, UInt8(ascii: "}")) where open.last == true: return try end()
    case (.commaOrEnd, UInt8(ascii: ",")):
      cursor.advance()
      return open.last == true ? .key : .value
    case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")): return try begin(.mapping)
    case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")): return try begin(.sequence)
    case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
      try string()
      cursor.skipSpace()
      guard cursor.peek == UInt8(ascii: ":") else {
        throw failure("expected “:” after the key", fix: "add “:” and a value")
      }
      cursor.advance()
      return .value
    case (.value, UInt8(ascii: "\"")), (.valueOrEnd, UInt8(ascii: "\"")): try string()
    case (.value, _), (.valueOrEnd, _): try word()
    case (.key, _), (.keyOrEnd, _):
      throw failure("expected a key in double quotes", fix: "put the key in double quotes")
    case (.commaOrEnd, _):
      let tokens = "“,” or \(open.last == true ? "“}”" : "“]”")"
      throw failure("expected \(tokens)", fix: "add \(tokens)")
    }
    return open.isEmpty ? nil : .commaOrEnd
  }

  private mutating func begin(_ kind: Node.Kind) throws(Failure) -> Expectation {
    let position = cursor.position
    cursor.advance()
    open.append(kind == .mapping)
    do { try builder.begin(kind, at: position) } catch { throw .content(error) }
    return kind == .mapping ? .keyOrEnd : .valueOrEnd
  }

  private mutating func end() throws(Failure) -> Expectation? {
    cursor.advance()
    open.removeLast()
    do { try builder.end() } catch { throw .content(error) }
    return open.isEmpty ? nil : .commaOrEnd
  }

  private mutating func string() throws(Failure) {
    let position = cursor.position
    guard let text = cursor.takeString() else {
      throw failure(cursor.problem, fix: "escape the character, and save the file as UTF-8")
    }
    if cursor.hasLoneSurrogate { warnLoneSurrogate(at: position) }
    switch text {
    case .plain(let bytes): try scalar(bytes, .string, at: position)
    case .unescaped(let bytes):
      do {
        try bytes.withUnsafeBufferPointer { bytes throws(Diagnostic) in
          try builder.scalar(bytes, kind: .string, isQuoted: true, at: position)
        }
      } catch {
        throw .content(error)
      }
    }
  }

  private mutating func word() throws(Failure) {
    let position = cursor.position
    guard let (text, kind) = cursor.takeWord() else {
      throw failure("expected a JSON value", fix: "add a value, or put a string in double quotes")
    }
    try scalar(text, kind, at: position)
  }

  private mutating func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ kind: Node.Kind,
    at position: TreeBuilder.Position
  ) throws(Failure) {
    do {
      try builder.scalar(bytes, kind: kind, isQuoted: kind == .string, at: position)
    } catch {
      throw .content(error)
    }
  }
}

extension JSONReader {
  private func failure(_ problem: String, fix: String) -> Failure {
    let isCut = cursor.isAtEnd
    return .syntax(
      Diagnostic(
        .error,
        .invalidSyntax,
        at: builder.mark(cursor.position),
        isCut ? "the file ends inside the JSON value" : problem,
        fix: isCut ? "add the missing end of the value" : fix
      )
    )
  }

  private func warnLoneSurrogate(at position: TreeBuilder.Position) {
    builder.diagnostics.warn(
      .invalidEncoding,
      at: builder.mark(position),
      "unpaired surrogate in a string; interpreted as U+FFFD",
      fix: "write both surrogates of the pair, or the character itself"
    )
  }
}
