/// A position in a file as editors count it: lines and columns begin at 1, and a column is one
/// Unicode scalar.
public struct Mark: Hashable, Comparable, Sendable {
  /// The path of the file, as it is shown to the user.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public static func < (one: Mark, other: Mark) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

extension Mark: CustomStringConvertible {
  /// `path:line:column`, as compilers print it.
  public var description: String {
    "\(Excerpt.escaped(file)):\(line):\(column)"
  }
}
