/// The indentation of a Python docstring that was copied with that of the code.
///
/// Markdown would read it as a block of code.
enum DocstringIndentation {
  /// Returns the text without the indentation of all lines, or of all lines after the first.
  ///
  /// A docstring begins on the line after its quotation marks, or its last line has only the
  /// indentation of these. Other texts have code after a first line.
  static func removed(from text: String) -> String {
    let bytes = text.utf8
    guard bytes.first == 0x0A || bytes.last == 0x20 else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else { return text }
    let depth = lines.dropFirst().filter { !$0.isIndentation }.map(\.depth).min() ?? 0
    let isMarked = lines[0].isIndentation || last.isIndentation && last.count == depth
    guard depth > 0, isMarked else { return text }
    for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(depth) }
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate var depth: Int { utf8.prefix { $0 == 0x20 }.count }

  fileprivate var isIndentation: Bool { depth == utf8.count }
}
