import Foundation

/// A block of Swift in a page of the documentation.
struct DocumentationBlock {
  /// The page's path within the package.
  let page: String
  /// The line of its first line of code, from 1.
  let line: Int
  let text: String

  /// Whether it is a whole `Package.swift`.
  var isManifest: Bool { text.contains("// swift-tools-version") }

  /// The first line of code behind the imports, by which a scope names it.
  var firstLine: String { lines.dropFirst(importCount).first ?? "" }

  private var lines: [String] { text.components(separatedBy: "\n") }

  /// The number of lines with which it imports modules, before any other code.
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

  /// A fence may be indented, and its language may be followed by attributes.
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

/// What a fragment needs around it, in a file of `Tests/Documentation/Scopes`.
///
/// Its first two lines name the page and how the block begins; the line `// BLOCK` is replaced by
/// the block, or `// ELEMENTS` within an expression, where the compiler takes no line directives.
struct DocumentationScope {
  private static let marks = ["// BLOCK", "// ELEMENTS"]

  let file: String
  private let source: String

  init(_ file: URL) throws {
    self.file = file.lastPathComponent
    source = try String(contentsOf: file, encoding: .utf8)
  }

  /// Whether there is one line that is replaced.
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
  /// All of it; errors name the page and the line.
  var located: String { imports + body }

  /// The imports, which can't stand in a function.
  var imports: String { lines.prefix(importCount).map { $0 + "\n" }.joined() }

  /// What is behind the imports; errors name the page and the line.
  var body: String {
    "#sourceLocation(file: \"\(page)\", line: \(line + importCount))\n"
      + lines.dropFirst(importCount).joined(separator: "\n") + "\n#sourceLocation()"
  }
}
