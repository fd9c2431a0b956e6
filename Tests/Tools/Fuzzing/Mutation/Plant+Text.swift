extension Plant {
  /// The JSON text, with words in their original spelling, one node per line.
  var text: String {
    var text = ""
    write(to: &text, "\n")
    return text + "\n"
  }

  private func write(to text: inout String, _ line: String) {
    switch self {
    case .scalar(let word, let isQuoted): text += isQuoted ? Plant.quoted(word) : word
    case .list(let items) where items.isEmpty: text += "[]"
    case .map(let entries) where entries.isEmpty: text += "{}"
    case .list(let items):
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "[" : ",") + line + " "
        item.write(to: &text, line + " ")
      }
      text += line + "]"
    case .map(let entries):
      for (index, entry) in entries.enumerated() {
        text += (index == 0 ? "{" : ",") + line + " " + Plant.quoted(entry.key) + ": "
        entry.value.write(to: &text, line + " ")
      }
      text += line + "}"
    }
  }

  private static func quoted(_ word: String) -> String {
    var text = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
