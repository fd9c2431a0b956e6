import SourceDiagnostics

/// The location of an object of a description.
public struct SourceLocation: Hashable, Sendable {
  public let mark: Mark
  /// The JSON pointer in the file, such as `#/channels/room`.
  public let pointer: String

  public init(mark: Mark, pointer: String) {
    self.mark = mark
    self.pointer = pointer
  }
}
