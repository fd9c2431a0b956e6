import Canonical

/// What stands between the braces of a path, taken at its meaning.
struct PathExpression {
  /// A name, without what routers and URI templates write beside it.
  struct Name {
    let text: String
    /// Whether the value may be several segments.
    var isWide = false
  }

  private(set) var names: [Name] = []
  /// What is put before each value; between several stands a comma where nothing is said.
  private(set) var lead: String?
  private(set) var isQuery = false

  /// `declared` are the names of path parameters, of which `unnamed` is meant by no name at all.
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
    case ".", "/": lead = String(rest.removeFirst())
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
        isWide =
          text[cut] == "="
          ? pattern.contains("/") || pattern.hasPrefix("**") : pattern.admitsSlashes
      }
    }
    let signs: Set<Character> = ["+", "*"]
    if let first = name.first, let last = name.last {
      isWide = isWide || signs.contains(first) || signs.contains(last) || name.hasSuffix("...")
    }
    let isBeside: (Character) -> Bool = { "+*?.{}".contains($0) || $0.isWhitespace }
    self.text = String(
      name.drop(while: isBeside).reversed().drop(while: isBeside).reversed()
    )
  }
}

extension Substring {
  /// Whether a pattern matches text with a slash: by a dot that is repeated, by a slash, or by the
  /// word that Python's routers have for it.
  fileprivate var admitsSlashes: Bool {
    if self == "path" { return true }
    var characters = makeIterator()
    var before: Character?
    var place = PatternPlace.open
    while let character = characters.next() {
      switch character {
      case "[" where place == .open: place = .listed
      case "^" where before == "[": place = .excluded
      case "]": place = .open
      case "/" where place != .excluded: return true
      case "+" where before == "." && place == .open, "*" where before == "." && place == .open:
        return true
      case "\\":
        before = nil
        if characters.next() == "/", place != .excluded { return true }
        continue
      default: break
      }
      before = character
    }
    return false
  }
}

/// Where a character of a pattern stands: among brackets it is one that matches,
/// or one that doesn't.
private enum PatternPlace {
  case open, listed, excluded
}
