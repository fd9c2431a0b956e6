/// The location of an object in the documents.
public struct Origin: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  /// The JSON pointer from the root of its file: `#/components/schemas/Pet`.
  public var pointer: String

  public init(file: String, line: Int, column: Int, pointer: String) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }
}
