extension String {
  /// The string as the content of a Swift string literal.
  ///
  /// Backslashes, quotation marks, line breaks and invisible scalars are escaped, so that the text
  /// can't end the literal, insert code or change the direction of text.
  var escapedForSwift: String {
    // Most texts have nothing to escape.
    guard utf8.contains(where: \.mayNeedEscape) else { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": result += #"\\"#
      case "\"": result += #"\""#
      case "\n": result += #"\n"#
      case "\r": result += #"\r"#
      case "\t": result += #"\t"#
      case "\0": result += #"\0"#
      case _ where scalar.isInvisible:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether it is a control character, a backslash, a quotation mark or not ASCII.
  fileprivate var mayNeedEscape: Bool {
    self < .space || self > UInt8(ascii: "~") || self == UInt8(ascii: "\\")
      || self == UInt8(ascii: "\"")
  }
}

extension Unicode.Scalar {
  /// Whether editors don't show the scalar: a control character, bidirectional mark, joiner or
  /// unusual space.
  var isInvisible: Bool {
    if " "..."~" ~= self { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}

extension Source {
  /// Returns the string literal of a text.
  public static func literal(_ text: String) -> Source { "\(literal: text)" }
}

extension Source {
  /// A part of an interpolated string literal.
  public enum LiteralPart: Sendable {
    /// Literal characters.
    case text(String)
    /// An interpolated expression.
    case expression(Source)
  }

  /// Returns a string literal with interpolations: `"/pets/\(id)"`.
  public static func interpolated(_ parts: [LiteralPart]) -> Source {
    var source = Source(joining: [], by: "")
    source.segments.append(.literal(parts))
    return source
  }
}

extension Source {
  /// Creates an integer literal.
  public init(number: some FixedWidthInteger) { self.init(stringLiteral: "\(number)") }

  /// Creates a floating-point literal of a finite number.
  public init(number: Double) {
    precondition(number.isFinite, "only finite numbers have a literal")
    self.init(stringLiteral: "\(number)")
  }
}

extension Source {
  /// Returns a raw multiline string literal.
  public static func raw(_ text: String) -> Source {
    let fence = String(repeating: "#", count: text.longestFence + 1)
    let body = text.escaped(after: "\\" + fence)
    let inner = Source(stringLiteral: "\(body)\n\"\"\"\(fence)")
    return "\(Source(stringLiteral: fence + "\"\"\""))\n  \(inner)"
  }

  /// Returns a string literal on one line, which is raw if the text is short and has quotation
  /// marks.
  public static func json(_ text: String) -> Source {
    let isPlain =
      !text.unicodeScalars.contains { $0.isInvisible } && text.unicodeScalars.count <= 60
    guard isPlain, text.contains("\"") else { return "\(literal: text)" }
    let fence = String(repeating: "#", count: text.longestFence + 1)
    return Source(stringLiteral: "\(fence)\"\(text)\"\(fence)")
  }
}

extension String {
  /// The longest run of `#` after a quotation mark or a backslash; a raw literal needs more.
  fileprivate var longestFence: Int {
    var longest = 0
    var run: Int?
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
      case UInt8(ascii: "#"): run = run.map { $0 + 1 }
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
    return longest
  }

  /// Returns the text with invisible scalars except newlines as escapes of a raw literal.
  fileprivate func escaped(after introducer: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible, scalar != "\n" {
        result += "\(introducer)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
