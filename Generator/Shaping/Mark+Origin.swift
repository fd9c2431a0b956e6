import Shape
import SourceDiagnostics

extension Mark {
  /// Where a document says what has the origin.
  public init(_ origin: Origin) {
    self.init(file: origin.file, line: origin.line, column: origin.column)
  }
}
