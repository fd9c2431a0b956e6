/// The runs of letters and digits in a text, and the words for its symbols.
struct Tokens {
  /// The words, with meaningful symbols spelled out; empty for a text of separators.
  private(set) var words: [String] = []
  /// The words with every symbol spelled out, for a text of separators.
  var spelledOut: [String] {
    text.isEmpty ? ["empty"] : text.unicodeScalars.prefix(8).flatMap(Tokens.nameOfSymbol)
  }

  private let text: String

  init(_ text: String) {
    self.text = text
    guard !text.utf8.allSatisfy(\.isPlain) else {
      words = text.utf8.split(separator: UInt8(ascii: "_")).map { String(Substring($0)) }
      return
    }
    let scalars = Array(text.unicodeScalars)
    let isGeneric = Tokens.isGeneric(scalars)
    var current = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar.isPartOfWord {
        current.unicodeScalars.append(scalar)
        continue
      }
      if !current.isEmpty { words.append(current) }
      current = ""
      words += Tokens.spelling(of: scalar, at: index, in: scalars, isGeneric: isGeneric)
    }
    if !current.isEmpty { words.append(current) }
  }

  /// Returns the words for a symbol; empty for a separator.
  private static func spelling(
    of scalar: Unicode.Scalar,
    at index: Int,
    in scalars: [Unicode.Scalar],
    isGeneric: Bool
  ) -> [String] {
    let isFirst = index == 0
    let isLast = index == scalars.count - 1
    switch scalar {
    case "!" where !isLast && scalars[index + 1] == "=": return ["not"]
    case "-" where (isFirst || isLast) && scalars.count > 1: return ["minus"]
    case "." where !isFirst && !isLast:
      let isNumber = scalars[index - 1].isDigit && scalars[index + 1].isDigit
      return isNumber ? ["point"] : []
    case "<" where isGeneric, ">" where isGeneric: return []
    // .NET's name of a nested type is `Outer+Inner`.
    case "+" where !isFirst && !isLast && scalars[index + 1].properties.isUppercase:
      return scalars[index - 1].properties.isAlphabetic ? [] : Tokens.nameOfSymbol(scalar)
    case _ where Tokens.symbols[scalar] != nil && !Tokens.separators.contains(scalar):
      return Tokens.nameOfSymbol(scalar)
    default: return scalar.isMeaningfulSymbol ? Tokens.nameOfSymbol(scalar) : []
    }
  }

  /// Returns whether angle brackets enclose the arguments of a generic type, `Page<Order>`, or a
  /// placeholder: `<location>`.
  private static func isGeneric(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let open = scalars.firstIndex(of: "<"), let close = scalars.lastIndex(of: ">") else {
      return false
    }
    let isPlaceholder = open == 0 && close == scalars.count - 1 && scalars[1].isPartOfWord
    return isPlaceholder || open > 0 && open < close && scalars[open - 1].isPartOfWord
  }

  private static func nameOfSymbol(_ scalar: Unicode.Scalar) -> [String] {
    if let words = symbols[scalar] { return words.split(separator: " ").map(String.init) }
    let name = scalar.properties.name ?? ""
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !name.isEmpty, scalar.isMeaningfulSymbol || scalar.isASCII else {
      return ["u" + String(scalar.value, radix: 16, uppercase: true)]
    }
    return words
  }

  private static let separators: Set<Unicode.Scalar> = [
    " ", "_", "-", ".", "/", ":", "\\", "$", "@", "!", "?", "~", "^", "|",
  ]

  private static let symbols: [Unicode.Scalar: String] = [
    " ": "space", "_": "underscore", "-": "minus", ".": "dot", "/": "slash", ":": "colon",
    "\\": "backslash", "$": "dollar", "@": "at", "!": "exclamation mark", "?": "question mark",
    "~": "tilde", "^": "caret", "|": "bar", "+": "plus", "&": "and", "%": "percent",
    "<": "less than", ">": "greater than", "=": "equals", "*": "star", "#": "number sign",
  ]
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII, or an underscore.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    if isASCII { return "a"..."z" ~= self || "A"..."Z" ~= self || isDigit }
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation && self != "\u{B7}"
  }

  fileprivate var isDigit: Bool { "0"..."9" ~= self }

  /// Whether it is a pictograph or a sign with a meaning of its own.
  fileprivate var isMeaningfulSymbol: Bool {
    guard !isASCII, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .otherSymbol, .otherNumber, .privateUse, .unassigned:
      return true
    default: return false
    }
  }
}
