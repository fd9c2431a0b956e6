import Shape

/// Writes a value of a document as JSON.
enum LiteralText {
  /// On one line.
  static func compact(_ literal: Literal) -> String {
    switch literal {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let text), .number(let text): text
    case .string(let text): quoted(text)
    case .array(let elements): "[" + elements.map(compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map(compact).joined(separator: ", ") + "}"
    }
  }

  static func compact(_ member: Literal.Member) -> String {
    "\(quoted(member.key)): \(compact(member.value))"
  }

  /// Over several lines, with two spaces for each level; what holds plain values alone stands on
  /// one line where it fits.
  static func pretty(_ literal: Literal) -> String {
    var text = ""
    write(literal, at: "\n", to: &text)
    return text
  }

  static func pretty(_ member: Literal.Member) -> String {
    "\(quoted(member.key)): \(pretty(member.value))"
  }

  private static func write(_ literal: Literal, at line: String, to text: inout String) {
    if let short = short(literal), line.utf8.count + short.utf8.count <= width {
      text += short
      return
    }
    switch literal {
    case .array(let elements) where !elements.isEmpty:
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index > 0 ? "," : "") + line + "  "
        write(element, at: line + "  ", to: &text)
      }
      text += line + "]"
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + line + "  " + quoted(member.key) + ": "
        write(member.value, at: line + "  ", to: &text)
      }
      text += line + "}"
    default: text += compact(literal)
    }
  }

  /// The width of a line without what a key before the value may take.
  private static let width = 72

  /// A literal on one line, unless something in it holds others.
  private static func short(_ literal: Literal) -> String? {
    switch literal {
    case .array(let elements): elements.allSatisfy(\.isPlain) ? compact(literal) : nil
    case .object(let members): members.allSatisfy(\.value.isPlain) ? compact(literal) : nil
    default: nil
    }
  }

  /// Quotes, and escapes whatever an editor wouldn't show as itself.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += #"\""#
      case "\\": result += #"\\"#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case _ where scalar.needsEscape: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

extension Literal {
  /// True for what holds no others.
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}

extension Unicode.Scalar {
  fileprivate var needsEscape: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
