/// Parses a regular expression of ECMA-262, as far as texts can be generated from it.
struct PatternParser {
  private var rest: Substring.UnicodeScalarView
  /// Whether the expression ends with `$`.
  private(set) var hasEndAnchor = false

  init(_ pattern: String) { rest = Substring(pattern).unicodeScalars }

  /// Returns the parsed expression; nil if it isn't supported.
  mutating func parse() -> PatternNode? {
    guard let node = alternatives(), rest.isEmpty else { return nil }
    return node
  }

  private mutating func alternatives() -> PatternNode? {
    var all: [PatternNode] = []
    repeat {
      guard let node = sequence() else { return nil }
      all.append(node)
    } while take("|")
    return all.count == 1 ? all[0] : .alternatives(all)
  }

  private mutating func sequence() -> PatternNode? {
    var nodes: [PatternNode] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let atom = atom(), let node = quantified(atom) else { return nil }
      nodes.append(node)
    }
    return .sequence(nodes)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func atom() -> PatternNode? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "^": return .empty
    case "$":
      hasEndAnchor = true
      return .empty
    case ".": return .characters(.any)
    case "(": return group()
    case "[": return characterClass()
    case "\\": return escape()
    case "*", "+", "?": return nil
    default: return .characters(PatternCharacters([scalar.value...scalar.value]))
    }
  }

  private mutating func group() -> PatternNode? {
    var isCondition = false
    var isCapturing = true
    if take("?:") {
      isCapturing = false
    } else if take("?=") || take("?!") || take("?<=") || take("?<!") {
      isCondition = true
    } else if take("?<") {
      while let scalar = rest.popFirst(), scalar != ">" {}
    } else if rest.first == "?" {
      return nil
    }
    guard let node = alternatives(), take(")") else { return nil }
    // The schema checks conditions; another attempt may satisfy them.
    if isCondition { return .empty }
    return isCapturing ? .group(node) : node
  }

  // MARK: - Quantifiers

  private mutating func quantified(_ atom: PatternNode) -> PatternNode? {
    let bounds: (least: Int, most: Int?)
    if take("*") {
      bounds = (0, nil)
    } else if take("+") {
      bounds = (1, nil)
    } else if take("?") {
      bounds = (0, 1)
    } else if rest.first == "{", let braces = braces() {
      bounds = braces
    } else {
      return atom
    }
    _ = take("?")
    guard bounds.least <= bounds.most ?? .max else { return nil }
    return .repeated(atom, least: bounds.least, most: bounds.most)
  }

  /// Parses `{2}`, `{2,}` or `{2,3}`; nil for a literal brace.
  private mutating func braces() -> (least: Int, most: Int?)? {
    guard let end = rest.firstIndex(of: "}") else { return nil }
    let text = String(rest[rest.index(after: rest.startIndex)..<end])
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let least = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
    var most: Int? = least
    if parts.count == 2 {
      most = parts[1].isEmpty ? nil : Int(parts[1])
      guard parts[1].isEmpty || most != nil else { return nil }
    }
    rest = rest[rest.index(after: end)...]
    return (least, most)
  }

  // MARK: - Characters

  private mutating func escape() -> PatternNode? {
    guard let scalar = rest.first else { return nil }
    if scalar == "b" || scalar == "B" {
      rest.removeFirst()
      return .empty
    }
    if scalar.value >= 49, scalar.value <= 57 {
      rest.removeFirst()
      return .reference(Int(scalar.value - 48))
    }
    return escapedCharacters().map { .characters($0) }
  }

  /// Parses what follows a backslash, also in a class.
  private mutating func escapedCharacters() -> PatternCharacters? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "d": return .digits
    case "w": return .words
    case "s": return .spaces
    case "D": return PatternCharacters(PatternCharacters.digits.ranges, isNegated: true)
    case "W": return PatternCharacters(PatternCharacters.words.ranges, isNegated: true)
    case "S": return .any
    case "p", "P": return property(isNegated: scalar == "P")
    case "n": return PatternCharacters([10...10])
    case "r": return PatternCharacters([13...13])
    case "t": return PatternCharacters([9...9])
    case "f": return PatternCharacters([12...12])
    case "v": return PatternCharacters([11...11])
    case "0": return PatternCharacters([0...0])
    case "x": return hexadecimal(2)
    case "u": return rest.first == "{" ? bracedHexadecimal() : hexadecimal(4)
    case "c": return rest.popFirst().map { PatternCharacters([($0.value % 32)...($0.value % 32)]) }
    default: return PatternCharacters([scalar.value...scalar.value])
    }
  }

  private mutating func hexadecimal(_ count: Int) -> PatternCharacters? {
    let digits = String(rest.prefix(count))
    guard digits.count == count, let value = UInt32(digits, radix: 16) else { return nil }
    rest = rest.dropFirst(count)
    return PatternCharacters([value...value])
  }

  private mutating func bracedHexadecimal() -> PatternCharacters? {
    guard let end = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[rest.startIndex..<end].dropFirst()), radix: 16)
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return PatternCharacters([value...value])
  }

  private mutating func property(isNegated: Bool) -> PatternCharacters? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let name = String(rest[rest.startIndex..<end].dropFirst())
    rest = rest[rest.index(after: end)...]
    if isNegated { return name.hasPrefix("L") ? .digits : .letters }
    switch name {
    case "Lu": return .capitals
    case "Ll": return .smallLetters
    case _ where name.hasPrefix("N"): return .digits
    case _ where name.hasPrefix("Z"): return .spaces
    case _ where name.hasPrefix("P"): return PatternCharacters([45...46])
    case _ where name.hasPrefix("S"): return PatternCharacters([43...43])
    default: return .letters
    }
  }

  private mutating func characterClass() -> PatternNode? {
    var set = PatternCharacters([], isNegated: take("^"))
    while let scalar = rest.popFirst() {
      if scalar == "]" {
        return set.ranges.isEmpty
          ? (set.isNegated ? .characters(.any) : nil) : .characters(set)
      }
      var first = PatternCharacters([scalar.value...scalar.value])
      if scalar == "\\" {
        if take("b") {
          first = PatternCharacters([8...8])
        } else {
          guard let escaped = escapedCharacters() else { return nil }
          first = escaped
        }
      }
      // The complement of a class, such as `\D`, as some of its characters.
      if first.isNegated { first = PatternCharacters([33...47]) }
      guard let upper = rangeEnd(after: first) else {
        set.ranges += first.ranges
        continue
      }
      guard first.ranges[0].lowerBound <= upper else { return nil }
      set.ranges.append(first.ranges[0].lowerBound...upper)
    }
    return nil
  }

  /// Parses the end of a range such as `a-z`; nil if there is none.
  private mutating func rangeEnd(after first: PatternCharacters) -> UInt32? {
    guard first.ranges.count == 1, first.ranges[0].count == 1, rest.first == "-" else { return nil }
    let next = rest.dropFirst()
    guard let end = next.first, end != "]" else { return nil }
    if end == "\\" {
      let saved = rest
      rest = next.dropFirst()
      if let escaped = escapedCharacters(), escaped.ranges.count == 1,
        escaped.ranges[0].count == 1
      {
        return escaped.ranges[0].lowerBound
      }
      rest = saved
      return nil
    }
    rest = next.dropFirst()
    return end.value
  }
}
