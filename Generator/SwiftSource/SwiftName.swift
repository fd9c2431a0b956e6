/// An identifier that Swift accepts.
public struct SwiftName: Hashable, Sendable {
  /// The identifier without backticks.
  public let text: String

  /// Creates a name, or returns nil if the text isn't an identifier, with or without backticks.
  public init?(_ text: String) {
    guard SwiftName.isIdentifier(text) else { return nil }
    self.text = text
  }

  /// Creates a name that doesn't come from a document.
  public init(known text: StaticString) {
    let text = text.description
    precondition(SwiftName.isIdentifier(text), "“\(text)” is no identifier")
    self.text = text
  }

  /// Creates a name with a suffix.
  public init(_ name: SwiftName, _ ending: StaticString) {
    let ending = ending.description
    precondition(SwiftName.isIdentifier("_\(ending)"), "“\(ending)” is no part of an identifier")
    text = name.text + ending
  }

  /// Creates the name of the storage of a property with a wrapper.
  public init(wrapperOf name: SwiftName) { text = "_" + name.text }

  /// Returns the longest prefix with at most `count` bytes, but at least one letter.
  public func truncated(to count: Int) -> SwiftName {
    if text.utf8.count <= count { return self }
    var rest = text.unicodeScalars[...]
    while rest.count > 1, rest.reduce(0, { $0 + UTF8.width($1) }) > count { rest.removeLast() }
    return SwiftName(String(rest)) ?? self
  }

  /// The spelling in a declaration or an expression.
  var spelling: String { SwiftName.keywords.contains(text) ? "`\(text)`" : text }

  /// The spelling before a colon or after a dot.
  var label: String { SwiftName.wordsTickedEverywhere.contains(text) ? "`\(text)`" : text }

  /// The spelling before the colon of a call, where `let` and `var` need no backticks.
  var argument: String { ["let", "var"].contains(text) ? text : label }

  /// Whether the text has only letters, digits and marks of any script.
  ///
  /// Invisible scalars are excluded, although Swift allows some.
  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    guard first == "_" || first.startsIdentifier else { return false }
    return text.unicodeScalars.allSatisfy(\.continuesIdentifier)
  }

  /// The reserved words of Swift, and contextual keywords that could be misread.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static let wordsTickedEverywhere: Set<String> = [
    "Protocol", "Self", "Type", "init", "inout", "let", "self", "var",
  ]
}

extension Unicode.Scalar {
  fileprivate var startsIdentifier: Bool {
    isASCII ? isASCIILetter : properties.isXIDStart
  }

  fileprivate var continuesIdentifier: Bool {
    guard !isASCII else { return isASCIILetter || "0"..."9" ~= self || self == "_" }
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
  }

  private var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}
