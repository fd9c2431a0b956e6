/// What the codes of findings mean, as a section of a page.
struct ReportedCodes {
  private let codes: [String]

  init(_ codes: [String]) { self.codes = Set(codes).sorted() }

  /// The section; empty without codes.
  var html: String {
    guard !codes.isEmpty else { return "" }
    let entries = codes.map { code in
      let name = MarkupText.escaped(code)
      let texts = (Explanation.of(code) ?? Explanation.ofChange(code))?.blocks.map(Self.block) ?? []
      return "<dt id=\"code-\(name)\"><code>\(name)</code></dt>"
        + texts.map { "<dd>\($0)</dd>" }.joined()
    }
    return """
      <section class="codes">
      <h2>Codes</h2>
      <dl>
      \(entries.joined(separator: "\n"))
      </dl>
      </section>
      """
  }

  /// A paragraph of a page, or a list of which each item begins with `- `.
  private static func block(_ paragraph: String) -> String {
    guard paragraph.hasPrefix("- ") else { return prose(paragraph) }
    let items = paragraph.dropFirst(2).split(separator: "\n- ").map { prose(String($0)) }
    return "<ul>" + items.map { "<li>\($0)</li>" }.joined() + "</ul>"
  }

  /// Text with code spans and bold words.
  private static func prose(_ text: String) -> String {
    let halves = text.split(separator: "`", omittingEmptySubsequences: false)
    return halves.enumerated().map { index, half in
      let half = MarkupText.escaped(String(half))
      guard index.isMultiple(of: 2) else { return "<code>\(half)</code>" }
      return half.replacing(/\*\*([^*]+)\*\*/) { "<b>\($0.1)</b>" }
    }
    .joined()
  }
}

extension Explanation {
  /// The paragraphs and lists between the title and the first example.
  fileprivate var blocks: [String] {
    let head = page.prefix(upTo: page.firstRange(of: "\n## ")?.lowerBound ?? page.endIndex)
    let parts = head.split(separator: "\n\n").dropFirst().map(String.init)
    return parts + (fix.isEmpty ? [] : ["**Fix:** \(fix)"])
  }
}
