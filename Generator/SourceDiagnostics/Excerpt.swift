/// Makes text of a document safe to print on one line of a terminal.
public enum Excerpt {
  /// The longest quotation, in Unicode scalars.
  static let quotationLimit = 80
  /// The longest message, in Unicode scalars.
  static let lineLimit = 1000

  /// Returns the text in quotation marks, truncated to `quotationLimit`.
  public static func quoted(_ text: String) -> String {
    "“\(cut(text, to: quotationLimit))”"
  }

  /// Returns the words as a list of alternatives: `a, b or c`.
  public static func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }

  /// Returns the text as one line, without control, invisible and bidirectional characters.
  public static func line(_ text: String) -> String {
    escaped(cut(text, to: lineLimit))
  }

  /// Returns the text with each control, invisible or bidirectional scalar as `\u{…}`.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDeceptive) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isDeceptive(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit,
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return true
    default:
      return scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
