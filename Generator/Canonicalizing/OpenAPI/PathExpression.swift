import Canonical

/// Interprets the text between the braces of a path.
struct PathExpression {
  /// A name, without the modifiers of routers and URI templates.
  struct Name {
    let text: String
    /// Whether the value can be several segments.
    var isMultiSegment = false
  }

  private(set) var names: [Name] = []
  /// The text before each value; nil for a comma between values.
  private(set) var separator: String?
  private(set) var isQuery = false

  /// Creates an expression.
  ///
  /// - Parameters:
  ///   - content: The text between the braces.
  ///   - declared: The names of the path parameters.
  ///   - unnamed: The name of a parameter for which the braces contain no name.
  init(_ content: String, declared: Set<String>, unnamed: String?) {
    if declared.contains(content) {
      names = [Name(text: content)]
      return
    }
    var rest = content.trimmingBlanks[...]
    switch rest.first {
    case "?", "&":
      isQuery = true
      rest.removeFirst()
    case ".", "/": separator = String(rest.removeFirst())
    // A fragment, which no request carries.
    case "#": return
    default: break
    }
    let hasPattern = rest.contains { $0 == ":" || $0 == "=" }
    names = (hasPattern ? [rest] : rest.split(separator: ",")).map { Name($0, declared) }
      .filter { !$0.text.isEmpty }
    if names.isEmpty { names = [Name(text: unnamed ?? "")] }
  }
}

extension PathExpression.Name {
  /// `+name`, `name*`, `name...`, `name=projects/*`, `name:[0-9]+`, `int:name` and `name?`.
  fileprivate init(_ text: Substring, _ declared: Set<String>) {
    var name = text
    if let cut = text.firstIndex(where: { $0 == ":" || $0 == "=" }) {
      let pattern = text[text.index(after: cut)...]
      let isTypeFirst = text[cut] == ":" && declared.contains(String(pattern))
      name = isTypeFirst ? pattern : text[..<cut]
      if !isTypeFirst {
        isMultiSegment =
          text[cut] == "="
          ? pattern.contains("/") || pattern.hasPrefix("**") : pattern.admitsSlashes
      }
    }
    let signs: Set<Character> = ["+", "*"]
    if let first = name.first, let last = name.last {
      let isSigned = signs.contains(first) || signs.contains(last) || name.hasSuffix("...")
      isMultiSegment = isMultiSegment || isSigned
    }
    let isBeside: (Character) -> Bool = { "+*?.{}".contains($0) || $0.isWhitespace }
    self.text = String(
      name.drop(while: isBeside).reversed().drop(while: isBeside).reversed()
    )
  }
}

extension Substring {
  /// Whether a pattern matches text with a slash: it has a repeated dot or a slash, or is the
  /// converter `path` of Python's routers.
  fileprivate var admitsSlashes: Bool {
    if self == "path" { return true }
    var characters = makeIterator()
    var before: Character?
    var context = PatternContext.open
    while let character = characters.next() {
      switch character {
      case "[" where context == .open: context = .listed
      case "^" where before == "[": context = .excluded
      case "]": context = .open
      case "/" where context != .excluded: return true
      case "+" where before == "." && context == .open, "*" where before == "." && context == .open:
        return true
      case "\\":
        before = nil
        if characters.next() == "/", context != .excluded { return true }
        continue
      default: break
      }
      before = character
    }
    return false
  }
}

/// The context of a character in a regular expression: outside of brackets, or in a class of
/// included or excluded characters.
private enum PatternContext {
  case open, listed, excluded
}
