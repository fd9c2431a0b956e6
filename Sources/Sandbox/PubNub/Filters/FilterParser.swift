import BinderyRuntime

/// A recursive descent parser of filter expressions, with the operators from lowest to highest
/// precedence: `||`, `&&`, comparisons, `+ -`, `* / %`, and the signs `!` and `-`.
struct FilterParser {
  private var lexer: FilterLexer
  private var token: FilterToken
  private var depth = 0

  /// The maximum depth of parentheses and signs.
  static let depthLimit = 64

  init(_ text: String) throws(FilterError) {
    lexer = FilterLexer(text)
    token = try lexer.next()
  }

  /// Parses the whole text.
  mutating func expression() throws(FilterError) -> FilterTerm {
    let term = try alternatives()
    guard token.kind == .end else { throw token.error(expecting: "an operator or the end") }
    return term
  }

  private mutating func alternatives() throws(FilterError) -> FilterTerm {
    var terms = [try conditions()]
    while try take("||") { terms.append(try conditions()) }
    return terms.count == 1 ? terms[0] : .any(terms)
  }

  private mutating func conditions() throws(FilterError) -> FilterTerm {
    var terms = [try comparison()]
    while try take("&&") { terms.append(try comparison()) }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  private mutating func comparison() throws(FilterError) -> FilterTerm {
    let left = try sum()
    guard let comparison = token.comparison else { return left }
    try advance()
    let right = try sum()
    guard token.comparison == nil else {
      throw token.error(expecting: "no second comparison without parentheses")
    }
    return .comparison(left, comparison, right)
  }

  private mutating func sum() throws(FilterError) -> FilterTerm {
    try chain(of: ["+", "-"]) { parser throws(FilterError) in try parser.product() }
  }

  private mutating func product() throws(FilterError) -> FilterTerm {
    try chain(of: ["*", "/", "%"]) { parser throws(FilterError) in try parser.factor() }
  }

  private mutating func chain(
    of signs: [String],
    _ operand: (inout FilterParser) throws(FilterError) -> FilterTerm
  ) throws(FilterError) -> FilterTerm {
    let first = try operand(&self)
    var rest: [(FilterArithmetic, FilterTerm)] = []
    while case .sign(let sign) = token.kind, signs.contains(sign),
      let arithmetic = FilterArithmetic(rawValue: sign)
    {
      try advance()
      rest.append((arithmetic, try operand(&self)))
    }
    return rest.isEmpty ? first : .arithmetic(first, rest)
  }
}

extension FilterParser {
  private mutating func factor() throws(FilterError) -> FilterTerm {
    if try take("!") {
      return .not(try nested { parser throws(FilterError) in try parser.factor() })
    }
    if try take("-") {
      return .negative(try nested { parser throws(FilterError) in try parser.factor() })
    }
    if try take("(") {
      let term = try nested { parser throws(FilterError) in try parser.alternatives() }
      try expect(")")
      return term
    }
    return try operand()
  }

  private mutating func nested(
    _ read: (inout FilterParser) throws(FilterError) -> FilterTerm
  ) throws(FilterError) -> FilterTerm {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw token.error(
        expecting: "no more than \(Self.depthLimit) levels of parentheses and signs"
      )
    }
    return try read(&self)
  }

  private mutating func operand() throws(FilterError) -> FilterTerm {
    let first = token
    switch first.kind {
    case .number(let number):
      try advance()
      return .constant(.number(number))
    case .string(let text):
      try advance()
      return .constant(.string(text))
    case .name(let name) where first.comparison == nil:
      try advance()
      if let constant = constant(name) { return constant }
      return .path([.member(name)] + (try keys()))
    default: throw first.error(expecting: "a value")
    }
  }

  private func constant(_ name: String) -> FilterTerm? {
    switch name {
    case "true": .constant(true)
    case "false": .constant(false)
    case "null": .constant(.null)
    default: nil
    }
  }

  /// Parses the keys after a name: `.key`, `[0]` and `['key']`.
  private mutating func keys() throws(FilterError) -> [FilterKey] {
    var keys: [FilterKey] = []
    while true {
      if try take(".") {
        guard case .name(let name) = token.kind else { throw token.error(expecting: "a key") }
        try advance()
        keys.append(.member(name))
      } else if try take("[") {
        keys.append(try bracketed())
        try expect("]")
      } else {
        return keys
      }
    }
  }

  private mutating func bracketed() throws(FilterError) -> FilterKey {
    let key: FilterKey
    switch token.kind {
    case .string(let name): key = .member(name)
    case .number(let number):
      guard let index = number.integer(as: Int.self) else {
        throw token.error(expecting: "a whole number")
      }
      key = .element(index)
    default: throw token.error(expecting: "a key in quotation marks or a position")
    }
    try advance()
    return key
  }
}

extension FilterParser {
  private mutating func advance() throws(FilterError) { token = try lexer.next() }

  private mutating func take(_ sign: String) throws(FilterError) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(FilterError) {
    guard try take(sign) else { throw token.error(expecting: "“\(sign)”") }
  }
}

extension FilterToken {
  /// The comparison operator; words are case-insensitive.
  fileprivate var comparison: FilterComparison? {
    switch kind {
    case .sign(let sign): FilterComparison(rawValue: sign)
    case .name(let name): FilterComparison(rawValue: name.uppercased())
    case .number, .string, .end: nil
    }
  }
}
