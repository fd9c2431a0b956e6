extension Diagnostic.Code {
  static let fileTooLarge = Self("file-too-large")
  static let emptyFile = Self("empty-file")
}

extension Tree {
  /// Reads YAML 1.2, and JSON by the same door; nil after errors that leave nothing to read.
  public static func parse(
    _ bytes: [UInt8],
    file: String,
    diagnostics: Diagnostics,
    limits: Limits = .default
  ) -> Tree? {
    do {
      return try read(bytes, file: file, diagnostics: diagnostics, limits: limits)
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  private static func read(
    _ bytes: [UInt8],
    file: String,
    diagnostics: Diagnostics,
    limits: Limits
  ) throws(Diagnostic) -> Tree {
    let start = Mark(file: file, line: 1, column: 1)
    if bytes.count > limits.fileSize {
      throw Diagnostic(
        .error,
        .fileTooLarge,
        at: start,
        "the file has \(bytes.count) bytes, and \(limits.fileSize) is the most",
        mend: "split it and refer to the parts with $ref"
      )
    }
    let builder = TreeBuilder(
      file: file,
      limits: limits,
      diagnostics: diagnostics,
      size: bytes.count
    )
    let result: Result<Tree?, Diagnostic> = bytes.withUnsafeBufferPointer { bytes in
      do throws(Diagnostic) {
        return .success(try EventReader.read(bytes, into: builder))
      } catch {
        return .failure(error)
      }
    }
    guard let tree = try result.get() else {
      throw Diagnostic(
        .error,
        .emptyFile,
        at: start,
        "the file is empty",
        mend: "write a description into it"
      )
    }
    return tree
  }
}
