/// The documentation of a diagnostic code: a Markdown page with an example and its correction.
///
/// The pages are the files in `bindery.docc/Codes`. `Scripts/generate` writes them into
/// `Generated`, so that the executable contains them.
struct Explanation {
  let code: String
  /// The Markdown of the page.
  let page: String

  /// All codes, in alphabetical order.
  static let all = pages.map { Explanation(code: $0.code, page: $0.text) }

  static func of(_ code: String) -> Explanation? { all.first { $0.code == code } }
}

extension Explanation {
  /// The first paragraph: one sentence.
  var summary: String { paragraphs.first ?? code }

  /// The paragraphs between the summary and the fix.
  var meaning: String { paragraphs.dropFirst().joined(separator: "\n\n") }

  var fix: String { Self.unwrapped(section("Fix")) }

  /// The text under a heading of the second level; empty if the heading is missing.
  func section(_ heading: String) -> String {
    guard let start = page.firstRange(of: "\n## \(heading)\n")?.upperBound else { return "" }
    let rest = page[start...]
    return String(rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)])
  }

  /// The paragraphs between the title and the first section, each as one line.
  private var paragraphs: [String] {
    let head = page[..<(page.firstRange(of: "\n## ")?.lowerBound ?? page.endIndex)]
    return head.split(separator: "\n\n").dropFirst().map { Self.unwrapped(String($0)) }
  }

  private static func unwrapped(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }
}
