import Foundation

@testable import Commands

/// An example of an explanation, or its correction: files, a command and its output.
struct ExplainedExample {
  /// The texts of files, by path.
  var files: [(path: String, text: String)]
  /// The arguments of the command; nil if the section has no command.
  var arguments: [String]?
  /// The output of the command on the page.
  let output: String

  /// Reads the code blocks under a heading: a path in backquotes and a block for each file, then a
  /// block with the command and its output.
  init(_ section: String) {
    let blocks = section.components(separatedBy: "```")
    var files: [(path: String, text: String)] = []
    var console: [String] = []
    for index in stride(from: 0, to: blocks.count - 1, by: 2) {
      let (before, block) = (blocks[index], blocks[index + 1])
      let lines = block.components(separatedBy: "\n")
      if lines.first == "console" {
        console = Array(lines.dropFirst())
      } else {
        let path = before.components(separatedBy: "`").dropLast().last ?? ""
        files.append((path, lines.dropFirst().joined(separator: "\n")))
      }
    }
    self.files = files
    arguments = console.first.flatMap { line in
      line.hasPrefix("$ bindery ") ? line.split(separator: " ").dropFirst(2).map(String.init) : nil
    }
    output = console.dropFirst().joined(separator: "\n")
  }

  init(files: [(path: String, text: String)], arguments: [String]) {
    self.files = files
    self.arguments = arguments
    output = ""
  }

  var isEmpty: Bool { files.isEmpty && arguments == nil }

  /// Returns the example with files replaced by those of its correction.
  func corrected(by correction: ExplainedExample) -> ExplainedExample {
    let kept = files.filter { file in !correction.files.contains { $0.path == file.path } }
    return ExplainedExample(
      files: kept + correction.files,
      arguments: correction.arguments ?? arguments ?? []
    )
  }
}

extension Explanation {
  /// The headings of the page: the lines outside of code blocks that begin with a number sign.
  var headings: [String] {
    let blocks = page.components(separatedBy: "```").enumerated()
    let text = blocks.filter { $0.offset % 2 == 0 }.map(\.element).joined()
    return text.split(separator: "\n").filter { $0.hasPrefix("#") }.map(String.init)
  }

  /// Each section “Example” with its section “Fixed”.
  ///
  /// If a page has several, their headings end with a colon and a title.
  var examples: [ExplainedPair] {
    headings.filter { $0.hasPrefix("## Example") }.map { heading in
      let title = String(heading.dropFirst("## Example".count))
      return ExplainedPair(
        title: title,
        example: ExplainedExample(section("Example\(title)")),
        fixed: ExplainedExample(section("Fixed\(title)"))
      )
    }
  }
}

/// An example with its correction.
struct ExplainedPair {
  /// The end of both headings: empty, or a colon and a text.
  let title: String
  let example: ExplainedExample
  let fixed: ExplainedExample

  var heading: String { "## Example\(title)" }
}
