/// A generated file: its path below the output folder, and its text.
public struct SourceFile: Hashable, Sendable {
  public let path: Path
  /// The text, which ends with exactly one newline.
  public let text: String
  private let header: String
  private let modules: [String]
  /// The offset of the body, in bytes.
  private let start: Int

  /// Creates a file with a header that names its document, and the imports of the body and
  /// `imports`.
  public init(path: Path, header: String, imports: [TypeReference.Module] = [], body: Source) {
    self.init(path: path, header: header, imports: imports, body: PrintedSource(body))
  }

  public init(
    path: Path,
    header: String,
    imports: [TypeReference.Module] = [],
    body: PrintedSource
  ) {
    self.init(
      path: path,
      header: Prose(header).joinedLines,
      modules: body.modules.union(imports.map(\.name.text)).sorted(),
      body: body.text
    )
  }

  private init(path: Path, header: String, modules: [String], body: String) {
    self.path = path
    self.header = header
    self.modules = modules
    let imports = modules.map { "import \($0)\n" }.joined()
    let comment = HeaderComment(header).text
    let head = "\(comment)\n\(imports)\(imports.isEmpty ? "" : "\n")"
    start = head.utf8.count
    text = "\(head)\(body)\n"
  }

  public var lineCount: Int { text.utf8.count { $0 == .newline } }

  private var body: Substring { Substring(text.utf8.dropFirst(start).dropLast()) }

  /// Joins the declarations of several files, with the header of the first by default.
  public init(joining files: [SourceFile], at path: Path, header: String? = nil) {
    self.init(
      path: path,
      header: header.map { Prose($0).joinedLines } ?? files.first?.header ?? "",
      modules: Set(files.flatMap(\.modules)).sorted(),
      body: files.map(\.body).joined(separator: "\n\n")
    )
  }

  /// A path below the output folder, which can't lead out of it.
  public struct Path: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let description: String

    /// Creates the path of a file with a Swift name.
    public init(_ folders: [SwiftName], _ name: SwiftName) {
      let parts = folders.map(\.text) + [name.text + ".swift"]
      description = parts.joined(separator: "/")
    }

    /// Creates the path of an extension, such as `Pet+Coding.swift`.
    public init(_ folders: [SwiftName], _ type: SwiftName, extension name: SwiftName) {
      let parts = folders.map(\.text) + ["\(type.text)+\(name.text).swift"]
      description = parts.joined(separator: "/")
    }

    public static func < (left: Path, right: Path) -> Bool { left.description < right.description }
  }
}
