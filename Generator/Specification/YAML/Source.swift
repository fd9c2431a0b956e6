/// The bytes of one file, before parsing.
struct Source {
  let bytes: [UInt8]
  let file: String
  let limits: Limits

  /// Throws if the file exceeds a limit, or has an unsupported format.
  func check() throws(Diagnostic) {
    let fileSize = min(limits.fileSize, 1 << 30)
    if bytes.count > fileSize {
      throw Diagnostic(
        .error,
        .limitExceeded,
        at: start,
        "the file has \(bytes.count) bytes; the limit is \(fileSize)",
        fix: "split the file, and refer to its parts with $ref"
      )
    }
    if let (kind, fix) = UnsupportedFormat.detect(bytes) {
      throw Diagnostic(
        .error,
        .unsupportedDocument,
        at: start,
        "the file is \(kind), not YAML or JSON",
        fix: fix
      )
    }
    if directives > limits.directives {
      throw Diagnostic(
        .error,
        .limitExceeded,
        at: start,
        "\(directives) lines begin with “%”; the limit is \(limits.directives)",
        fix: "remove the YAML directives"
      )
    }
  }

  /// Reads the file; if it is unreadable, reads it again with invalid characters replaced.
  func tree(_ diagnostics: Diagnostics) throws(Diagnostic) -> Tree? {
    do throws(Diagnostic) {
      return try written(diagnostics)
    } catch {
      guard [.invalidSyntax, .invalidEncoding].contains(error.code) else { throw error }
      guard let tree = repaired(diagnostics, { try $0.written($1) }) else { throw error }
      return tree
    }
  }

  /// The tree of the repaired text, after reporting the repairs; nil if it is still unreadable.
  private func repaired(
    _ diagnostics: Diagnostics,
    _ read: (Source, Diagnostics) throws -> Tree?
  ) -> Tree? {
    let repair = Repair(self)
    let found = Diagnostics()
    let source = Source(bytes: repair.bytes, file: file, limits: limits)
    guard !repair.diagnostics.isEmpty, let tree = try? read(source, found) else { return nil }
    repair.diagnostics.forEach(diagnostics.report)
    diagnostics.report(found)
    return tree
  }

  /// Reads valid JSON as JSON, and everything else as YAML.
  private func written(_ diagnostics: Diagnostics) throws(Diagnostic) -> Tree? {
    guard mayBeJSON else { return try readYAML(diagnostics) }
    let found = Diagnostics()
    do throws(JSONReader.Failure) {
      let tree = try json(found)
      diagnostics.report(found)
      return tree
    } catch {
      switch error {
      case .content(let problem):
        diagnostics.report(found)
        throw problem
      case .syntax(let problem):
        // YAML might read invalid JSON, too, but with another meaning.
        if let tree = repaired(diagnostics, { try $0.json($1) }) { return tree }
        return try readYAML(diagnostics, orElse: problem)
      }
    }
  }

  private func json(_ diagnostics: Diagnostics) throws(JSONReader.Failure) -> Tree? {
    try bytes.withUnsafeBufferPointer { bytes throws(JSONReader.Failure) in
      try JSONReader.read(bytes, into: builder(diagnostics))
    }
  }

  var isEmpty: Diagnostic {
    Diagnostic(
      .error,
      .unsupportedDocument,
      at: start,
      "the file is empty",
      fix: "add the content, or remove the file"
    )
  }

  private var start: Mark { Mark(file: file, line: 1, column: 1) }

  private var mayBeJSON: Bool {
    bytes.withUnsafeBufferPointer(JSONReader.mayRead)
  }

  /// Reads YAML; if that fails, too, the file name decides which error is thrown.
  private func readYAML(
    _ diagnostics: Diagnostics,
    orElse problem: Diagnostic? = nil
  ) throws(Diagnostic) -> Tree? {
    do throws(Diagnostic) {
      return try withFinalBreak.withUnsafeBufferPointer { bytes throws(Diagnostic) in
        guard let breaks = LegacyLineBreaks(in: bytes) else {
          return try EventReader.read(bytes, into: builder(diagnostics))
        }
        return try breaks.hidden.withUnsafeBufferPointer { bytes throws(Diagnostic) in
          try EventReader.read(bytes, hiding: breaks, into: builder(diagnostics))
        }
      }
    } catch {
      let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
      throw isYAML || error.code != .invalidSyntax ? error : problem ?? error
    }
  }

  private func builder(_ diagnostics: Diagnostics) -> TreeBuilder {
    TreeBuilder(file: file, limits: limits, diagnostics: diagnostics, size: bytes.count)
  }

  /// The bytes with a final line break, which libyaml requires at the end of a block scalar.
  private var withFinalBreak: [UInt8] {
    guard let last = bytes.last, last != 0x0A, last != 0x0D, !bytes.isUTF16 else { return bytes }
    return bytes + [0x0A]
  }

  /// The number of possible directives, which libyaml compares in quadratic time.
  private var directives: Int {
    var count = 0
    var rest = bytes[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      // UTF-16 has a zero in between; non-ASCII bytes are the line breaks of YAML 1.1, and the end
      // of a byte order mark.
      let before = bytes[..<sign].last { $0 != 0 } ?? 0x0A
      if before == 0x0A || before == 0x0D || before >= 0x80 { count += 1 }
      rest = bytes[(sign + 1)...]
    }
    return count
  }
}
