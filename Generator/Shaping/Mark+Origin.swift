import Shape
import SourceDiagnostics

extension Mark {
  /// The source location of an origin.
  public init(_ origin: Origin) {
    self.init(file: origin.file, line: origin.line, column: origin.column)
  }
}
