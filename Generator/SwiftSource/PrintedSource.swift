/// Source in its printed form, which can be joined with others.
public struct PrintedSource: Sendable {
  let text: String
  let modules: Set<String>
  public let lineCount: Int

  /// Prints source at a level of indentation, without empty lines around it.
  public init(_ source: Source, level: Int = 0) {
    var printer = SourcePrinter(indentation: 2 * level)
    printer.print(source)
    let bytes = printer.bytes.drop { $0 == .newline }
    let end = bytes.lastIndex { $0 != .newline && $0 != .space }
    let content = end.map { bytes[...$0] } ?? []
    text = String(decoding: content, as: UTF8.self)
    modules = printer.modules
    lineCount = content.isEmpty ? 0 : content.count { $0 == .newline } + 1
  }

  /// Joins the parts that aren't empty, each on lines of its own.
  public init(joining parts: [PrintedSource], blankLines: Int = 1) {
    let parts = parts.filter { $0.lineCount > 0 }
    let separator = String(repeating: "\n", count: blankLines + 1)
    text = parts.map(\.text).joined(separator: separator)
    modules = parts.reduce(into: []) { $0.formUnion($1.modules) }
    lineCount = parts.reduce(0) { $0 + $1.lineCount } + blankLines * max(0, parts.count - 1)
  }
}
