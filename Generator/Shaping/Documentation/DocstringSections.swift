/// The sections of a Python docstring that describe names, each on an indented line, which FastAPI
/// and others copy into descriptions: `Args:`.
enum DocstringSections {
  /// Returns Markdown with a list for each section; the lines would otherwise be one paragraph.
  static func markdown(_ text: String) -> String {
    guard hasIndentation(text), !text.contains("```") else { return text }
    var result: [Substring] = []
    var others = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = others.popFirst() {
      result.append(line)
      guard titles.contains(line), let items = items(of: others) else { continue }
      if result.count > 1, !result[result.count - 2].isEmpty {
        result.insert("", at: result.count - 1)
      }
      result += items.lines
      others = others[items.end...]
    }
    return result.joined(separator: "\n")
  }

  private static let titles: Set<Substring> = [
    "Args:", "Arguments:", "Attributes:", "Parameters:", "Params:", "Raises:",
  ]

  /// Whether an indented line follows one that ends with a colon, as few descriptions have it.
  private static func hasIndentation(_ text: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    return text.utf8.contains { byte in
      defer { last = (last.1, byte) }
      return last == (0x3A, 0x0A) && byte == 0x20
    }
  }

  /// Returns the items of a list for the indented lines, and the index after these; nil for lines
  /// that have another form.
  private static func items(
    of lines: ArraySlice<Substring>
  ) -> (lines: [Substring], end: Int)? {
    let block = lines.prefix { $0.allSatisfy(\.isWhitespace) || $0.first == " " }
    let stated = block.filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = stated.first else { return nil }
    let depth = first.prefix { $0 == " " }.count
    var items: [Substring] = []
    for line in stated {
      let own = line.prefix { $0 == " " }.count
      if own > depth {
        items.append("  " + line.dropFirst(own))
      } else if own == depth, let item = item(line.dropFirst(own)) {
        items.append(item)
      } else {
        return nil
      }
    }
    let isFollowed = block.endIndex < lines.endIndex
    return (items + (isFollowed ? [""] : []), block.endIndex)
  }

  /// Returns `name (type): text` as an item, without a type of Python; nil for another line.
  private static func item(_ line: Substring) -> Substring? {
    guard let match = line.wholeMatch(of: #/(\*{0,2}[\w.]+) *(\(.*?\))?:(?: +(.*))?/#) else {
      return nil
    }
    let note = match.2.flatMap { isType($0) ? nil : " \($0)" } ?? ""
    return "- `\(match.1)`\(note):" + (match.3.map { " " + $0 } ?? "")
  }

  /// Whether all words in parentheses are types of Python: `(Optional[str], optional)`.
  private static func isType(_ text: Substring) -> Bool {
    text.split { !$0.isLetter }.allSatisfy(types.contains)
  }

  private static let types: Set<Substring> = [
    "Any", "Dict", "List", "Literal", "None", "Optional", "Sequence", "Set", "Tuple", "UUID",
    "Union", "bool", "bytes", "date", "datetime", "dict", "float", "int", "list", "object",
    "optional", "set", "str", "string", "tuple",
  ]
}
