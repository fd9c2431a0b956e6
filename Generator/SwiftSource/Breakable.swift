/// A part of the current line that can be broken into several lines.
enum Breakable {
  /// Elements separated by a comma and a space.
  case list(elements: [Range<Int>], trailingComma: Bool)
  /// The statement after a colon and a space.
  case branch(Range<Int>)
  /// An arrow, a type and a brace.
  case result(Range<Int>)
  /// Everything from `async` to the brace.
  case effects(Range<Int>)
  /// The types of an inheritance clause, separated by a comma and a space, before a brace.
  case inheritance([Range<Int>])
  /// The argument of a generic type.
  case generic(Range<Int>)
  /// Alternatives of a case, separated by a comma and a space.
  case patterns([Range<Int>])
  /// A string literal with its quotes.
  case literal(Range<Int>)

  var start: Int {
    switch self {
    case .list(let elements, _), .patterns(let elements), .inheritance(let elements):
      elements.first?.lowerBound ?? 0
    case .branch(let range), .result(let range), .effects(let range), .generic(let range),
      .literal(let range):
      range.lowerBound
    }
  }

  /// The order in which parts are broken, lowest first.
  var rank: Int {
    switch self {
    case .list, .branch: 0
    case .result: 1
    case .effects, .inheritance: 2
    case .generic: 3
    case .patterns: 4
    case .literal: 5
    }
  }

  /// Whether the part is an array literal, whose trailing comma the formatter counts on one line.
  var endsInComma: Bool {
    guard case .list(_, trailingComma: true) = self else { return false }
    return true
  }
}
