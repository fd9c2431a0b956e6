extension String {
  /// The text between the quotes of a Swift string literal that means this string.
  ///
  /// Whatever could end the literal, run code, break the line or turn the reading direction is
  /// written as an escape.
  var escapedForSwift: String {
    if utf8.allSatisfy(\.isPlainInLiterals) { return self }
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
      case _ where scalar.isUnseen:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isPlainInLiterals: Bool {
    0x20..<0x7F ~= self && self != UInt8(ascii: "\\") && self != UInt8(ascii: "\"")
  }
}

extension Unicode.Scalar {
  /// True for what an editor doesn't show as itself: controls, bidi marks, joiners, odd spaces.
  var isUnseen: Bool {
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
  /// The string literal that means a text.
  public static func literal(_ text: String) -> Source { "\(literal: text)" }
}

extension Source {
  /// One piece of an interpolated string literal.
  public enum LiteralPart: Sendable {
    /// Characters that stand for themselves.
    case text(String)
    /// An expression whose value is inserted.
    case expression(Source)
  }

  /// A string literal with expressions inside: `"/pets/\(id)"`.
  public static func interpolated(_ parts: [LiteralPart]) -> Source {
    var source = Source(joining: [], by: "")
    source.segments.append(.literal(parts))
    return source
  }
}

extension Source {
  /// A number as Swift writes it.
  public init(number: some FixedWidthInteger) { self.init(stringLiteral: "\(number)") }

  /// A finite number as Swift writes it.
  public init(number: Double) {
    precondition(number.isFinite, "only finite numbers have a literal")
    self.init(stringLiteral: "\(number)")
  }
}

extension Source {
  /// A raw string literal over several lines, which shows its text as it is.
  public static func raw(_ text: String) -> Source {
    let fence = String(repeating: "#", count: text.longestFence + 1)
    let body = text.escaped(after: "\\" + fence)
    let inner = Source(stringLiteral: "\(body)\n\"\"\"\(fence)")
    return "\(Source(stringLiteral: fence + "\"\"\""))\n  \(inner)"
  }

  /// A literal on one line: raw where that spares escapes and the text is short.
  public static func json(_ text: String) -> Source {
    let isPlain = !text.unicodeScalars.contains { $0.isUnseen } && text.unicodeScalars.count <= 60
    guard isPlain, text.contains("\"") else { return "\(literal: text)" }
    let fence = String(repeating: "#", count: text.longestFence + 1)
    return Source(stringLiteral: "\(fence)\"\(text)\"\(fence)")
  }
}

extension String {
  /// The longest run of `#` after a quote or a backslash, which a raw literal's fence must exceed.
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

  /// The text with what can't be seen, newlines aside, as escapes of a raw literal.
  fileprivate func escaped(after introducer: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnseen, scalar != "\n" {
        result += "\(introducer)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
