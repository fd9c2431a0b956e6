import Foundation

/// A block of Swift in a page of the documentation.
struct DocumentationBlock {
  /// The path of the page in the package.
  let page: String
  /// The line of its first line of code, from 1.
  let line: Int
  let text: String

  /// Whether it is a whole `Package.swift`.
  var isManifest: Bool { text.contains("// swift-tools-version") }

  /// The first line of code after the imports, by which a scope identifies the block.
  var firstLine: String { lines.dropFirst(importCount).first ?? "" }

  private var lines: [String] { text.components(separatedBy: "\n") }

  /// The number of leading lines that are imports or blank.
  private var importCount: Int {
    lines.prefix { $0.hasPrefix("import ") || $0.allSatisfy(\.isWhitespace) }.count
  }

  /// The README of the package and of each module, the guides, and every article.
  static func all(in root: URL) throws -> [DocumentationBlock] {
    var pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
    for folder in ["Sources", "Generator"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(folder).path
      )
      let articles = files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
      let readmes = files.filter { $0.hasSuffix("/README.md") }
      pages += (articles + readmes).sorted().map { "\(folder)/\($0)" }
    }
    return try pages.flatMap { page in
      let file = root.appendingPathComponent(page)
      return blocks(of: try String(contentsOf: file, encoding: .utf8), page)
    }
  }

  /// Returns the blocks of a page.
  ///
  /// A fence may be indented, and its language may have attributes.
  static func blocks(of markdown: String, _ page: String) -> [DocumentationBlock] {
    var blocks: [DocumentationBlock] = []
    var begin: Int?
    var isSwift = false
    let lines = markdown.components(separatedBy: "\n")
    for (number, line) in lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard words.hasPrefix("```") else { continue }
      if let first = begin {
        let text = lines[first..<number].joined(separator: "\n")
        if isSwift { blocks.append(DocumentationBlock(page: page, line: first + 1, text: text)) }
        begin = nil
      } else {
        begin = number + 1
        isSwift = words.dropFirst(3).lowercased().hasPrefix("swift")
      }
    }
    return blocks
  }
}

/// The code around a fragment, in a file of `Tests/Documentation/Scopes`.
///
/// Its first two lines name the page and the beginning of the block. The block replaces the line
/// `// BLOCK`, or `// ELEMENTS` in an expression, where line directives are invalid.
struct DocumentationScope {
  private static let marks = ["// BLOCK", "// ELEMENTS"]

  let file: String
  private let source: String

  init(_ file: URL) throws {
    self.file = file.lastPathComponent
    source = try String(contentsOf: file, encoding: .utf8)
  }

  /// Whether exactly one line is to be replaced.
  var hasMark: Bool {
    Self.marks.map { source.components(separatedBy: $0).count - 1 }.reduce(0, +) == 1
  }

  func fits(_ block: DocumentationBlock) -> Bool {
    let lines = source.components(separatedBy: "\n")
    guard lines.count > 2, lines[0] == "// Page: \(block.page)", lines[1].hasPrefix("// Block: ")
    else { return false }
    return block.firstLine.hasPrefix(lines[1].dropFirst("// Block: ".count))
  }

  func around(_ block: DocumentationBlock) -> String {
    block.imports
      + source.replacingOccurrences(of: Self.marks[0], with: block.body)
      .replacingOccurrences(of: Self.marks[1], with: block.text)
  }
}

extension DocumentationBlock {
  /// The whole block; compiler errors name the page and the line.
  var located: String { imports + body }

  /// The imports, which are invalid in a function.
  var imports: String { lines.prefix(importCount).map { $0 + "\n" }.joined() }

  /// The code after the imports; compiler errors name the page and the line.
  var body: String {
    "#sourceLocation(file: \"\(page)\", line: \(line + importCount))\n"
      + lines.dropFirst(importCount).joined(separator: "\n") + "\n#sourceLocation()"
  }
}
