/// The text of a mapping at a depth of a document, written entry by entry.
struct DocumentPart {
  private let format: SyntheticDocument.Format
  private let depth: Int
  private var text = ""

  init(_ format: SyntheticDocument.Format, depth: Int) {
    self.format = format
    self.depth = depth
  }

  var size: Int { text.utf8.count }

  /// The text of a whole document.
  var whole: String { format == .json ? "{\n\(text)\n}\n" : text }

  mutating func append(_ entries: [(String, DocumentValue)]) {
    for (key, value) in entries {
      switch format {
      case .json:
        startEntry()
        JSONText.write(key, value, at: depth + 1, to: &text)
      case .yaml: YAMLText.write(key, value, at: depth, to: &text)
      }
    }
  }

  /// Appends a part that is one level deeper.
  mutating func append(_ key: String, _ part: DocumentPart) {
    switch format {
    case .json:
      startEntry()
      let margin = JSONText.margin(depth + 1)
      text += "\(margin)\"\(key)\": {\n\(part.text)\n\(margin)}"
    case .yaml: text += "\(YAMLText.margin(depth))\(key):\n\(part.text)"
    }
  }

  private mutating func startEntry() {
    if !text.isEmpty { text += ",\n" }
  }
}
