/// The structure of a regular expression.
indirect enum IRegexpNode {
  case set(IRegexpSet)
  case start, end
  case sequence([IRegexpNode])
  case alternatives([IRegexpNode])
  /// `max` is nil without an upper bound.
  case repetition(IRegexpNode, min: Int, max: Int?)
}

/// A parser of regular expressions.
struct IRegexpParser {
  private static let maxDepth = 64

  private var cursor: ScalarCursor
  private var depth = 0

  init(_ text: String) { cursor = ScalarCursor(text) }

  /// Parses the whole expression.
  mutating func expression() throws(IRegexp.Invalid) -> IRegexpNode {
    let node = try alternatives()
    if !cursor.isAtEnd { throw IRegexp.Invalid(reason: "unexpected “)”") }
    return node
  }

  private mutating func alternatives() throws(IRegexp.Invalid) -> IRegexpNode {
    depth += 1
    defer { depth -= 1 }
    if depth > IRegexpParser.maxDepth { throw IRegexp.Invalid(reason: "too many nested groups") }
    var branches = [try branch()]
    while cursor.skip("|") { branches.append(try branch()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func branch() throws(IRegexp.Invalid) -> IRegexpNode {
    var pieces: [IRegexpNode] = []
    while let next = cursor.next, next != "|", next != ")" {
      let atom = try atom()
      pieces.append(try quantified(atom))
    }
    return .sequence(pieces)
  }

  private mutating func atom() throws(IRegexp.Invalid) -> IRegexpNode {
    switch cursor.pop() {
    case "(":
      let isGroup = cursor.skip("?:")
      if !isGroup, cursor.next == "?" { throw IRegexp.Invalid(reason: "unexpected “?”") }
      let node = try alternatives()
      guard cursor.skip(")") else { throw IRegexp.Invalid(reason: "missing “)”") }
      return node
    case ".": return .set(.dot)
    case "^": return .start
    case "$": return .end
    case "[": return .set(try bracketed())
    case "\\": return .set(try escape())
    case "*", "+", "?", "{", "}", "]":
      throw IRegexp.Invalid(
        reason: "unexpected “\(cursor.scalars[cursor.offset - 1])”"
      )
    case let scalar?: return .set(IRegexpSet(scalar))
    case nil: throw IRegexp.Invalid(reason: "unexpected end")
    }
  }

  private mutating func quantified(_ atom: IRegexpNode) throws(IRegexp.Invalid) -> IRegexpNode {
    switch cursor.next {
    case "*":
      cursor.offset += 1
      return .repetition(atom, min: 0, max: nil)
    case "+":
      cursor.offset += 1
      return .repetition(atom, min: 1, max: nil)
    case "?":
      cursor.offset += 1
      return .repetition(atom, min: 0, max: 1)
    case "{":
      cursor.offset += 1
      let min = try count()
      let hasComma = cursor.skip(",")
      let max = !hasComma ? min : cursor.next == "}" ? nil : try count()
      guard cursor.skip("}"), max ?? min >= min else {
        throw IRegexp.Invalid(reason: "invalid quantifier")
      }
      return .repetition(atom, min: min, max: max)
    default: return atom
    }
  }

  private mutating func count() throws(IRegexp.Invalid) -> Int {
    let digits = cursor.take { "0"..."9" ~= $0 }
    guard let count = Int(digits), count <= IRegexp.maxSize else {
      throw IRegexp.Invalid(reason: "invalid quantifier")
    }
    return count
  }
}

// MARK: - Sets

extension IRegexpParser {
  /// Parses a set after its opening bracket.
  private mutating func bracketed() throws(IRegexp.Invalid) -> IRegexpSet {
    var set = IRegexpSet(isNegated: cursor.skip("^"))
    var isFirst = true
    while let scalar = cursor.pop() {
      if scalar == "]", !isFirst { return set }
      isFirst = false
      if scalar == "[" || scalar == "]" { throw IRegexp.Invalid(reason: "unexpected “\(scalar)”") }
      let low = scalar == "\\" ? try escape() : IRegexpSet(scalar)
      set.categories += low.categories
      guard cursor.next == "-", let start = low.ranges.first?.lowerBound, low.ranges.count == 1,
        low.categories.isEmpty, !isBeforeClosingBracket
      else {
        set.ranges += low.ranges
        continue
      }
      cursor.offset += 1
      guard let last = cursor.pop() else { break }
      let high = last == "\\" ? try escape() : IRegexpSet(last)
      guard let end = high.ranges.first?.upperBound, high.ranges.count == 1, start <= end else {
        throw IRegexp.Invalid(reason: "invalid range")
      }
      set.ranges.append(start...end)
    }
    throw IRegexp.Invalid(reason: "missing “]”")
  }

  /// Whether a hyphen is the last scalar of a set, where it has no other meaning.
  private var isBeforeClosingBracket: Bool {
    cursor.offset + 1 < cursor.scalars.count && cursor.scalars[cursor.offset + 1] == "]"
  }

  /// Parses an escape after its backslash.
  private mutating func escape() throws(IRegexp.Invalid) -> IRegexpSet {
    switch cursor.pop() {
    case "n": return IRegexpSet("\n")
    case "r": return IRegexpSet("\r")
    case "t": return IRegexpSet("\t")
    case "p": return try category(isNegated: false)
    case "P": return try category(isNegated: true)
    case "d": return IRegexpSet(categories: [("Nd", false)])
    case "D": return IRegexpSet(categories: [("Nd", true)])
    case "w": return IRegexpSet(ranges: IRegexpParser.word)
    case "s": return IRegexpSet(ranges: [0x9...0xA, 0xD...0xD, 0x20...0x20])
    case let scalar? where "()*+-.?[\\]^{|}$/".unicodeScalars.contains(scalar):
      return IRegexpSet(scalar)
    default: throw IRegexp.Invalid(reason: "invalid escape sequence")
    }
  }

  private static let word: [ClosedRange<UInt32>] = [
    0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A,
  ]

  private mutating func category(isNegated: Bool) throws(IRegexp.Invalid) -> IRegexpSet {
    guard cursor.skip("{") else { throw IRegexp.Invalid(reason: "missing “{” of a category") }
    let name = cursor.take { $0 != "}" }
    guard cursor.skip("}"), IRegexpSet.isCategory(name) else {
      throw IRegexp.Invalid(reason: "unknown category \(Excerpt.quoted(name))")
    }
    return IRegexpSet(categories: [(name, isNegated)])
  }
}
