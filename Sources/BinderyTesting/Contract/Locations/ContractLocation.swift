import Foundation

/// A location in a recording or a document, which editors and CI logs link.
public struct ContractLocation: Hashable, Sendable {
  /// The absolute path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int

  /// Creates a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Creates the location of an offset in the bytes of a file.
  init(_ offset: Int, in bytes: [UInt8], of file: URL) {
    let (line, column) = LineStarts(bytes).position(of: offset)
    self.init(file: file.standardizedFileURL.path, line: line, column: column)
  }
}

extension ContractLocation: CustomStringConvertible {
  /// The path, relative to the current folder if the file is in it, with line and column.
  public var description: String { "\(Self.relative(file)):\(line):\(column)" }

  static func relative(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
