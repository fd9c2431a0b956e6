import Shape

/// Writes a literal as JSON.
enum LiteralText {
  /// Returns the literal on one line.
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

  /// Returns the literal with an indentation of two spaces for each level.
  ///
  /// An array or object of scalars is on one line if it fits.
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

  /// The maximum width of a line, without a key before the value.
  private static let width = 72

  /// Returns an array or object of scalars on one line; nil for any other literal.
  private static func short(_ literal: Literal) -> String? {
    switch literal {
    case .array(let elements): elements.allSatisfy(\.isPlain) ? compact(literal) : nil
    case .object(let members): members.allSatisfy(\.value.isPlain) ? compact(literal) : nil
    default: nil
    }
  }

  /// Returns a JSON string, in which characters that an editor doesn't display are escaped.
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
  /// Whether the literal is neither an array nor an object.
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
