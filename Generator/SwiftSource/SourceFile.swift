/// A file to be written: where it lies below the output folder, and its text.
public struct SourceFile: Hashable, Sendable {
  public let path: Path
  /// Ends with exactly one newline.
  public let text: String

  /// The header says where the file comes from; the imports are those that the body needs.
  public init(path: Path, header: String, imports: [TypeReference.Module] = [], body: Source) {
    var printer = SourcePrinter()
    printer.print(body)
    let modules = printer.modules.union(imports.map(\.name.text)).sorted()
    var text = "// \(header.visible.split(separator: "\n").joined(separator: " "))\n\n"
    for module in modules { text += "import \(module)\n" }
    if !modules.isEmpty { text += "\n" }
    let content = printer.bytes.drop { $0 == .newline }
    let end = content.lastIndex { $0 != .newline && $0 != .space }
    text += String(decoding: end.map { content[...$0] } ?? [], as: UTF8.self)
    self.path = path
    self.text = text + "\n"
  }

  /// A place below the output folder; it cannot climb out of it.
  public struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let description: String

    /// Folders that we name, and a file named after a Swift name.
    public init(_ folders: [SwiftName], _ name: SwiftName) {
      let parts = folders.map(\.text) + [name.text + ".swift"]
      description = parts.joined(separator: "/")
    }

    public static func < (left: Path, right: Path) -> Bool { left.description < right.description }
  }
}
