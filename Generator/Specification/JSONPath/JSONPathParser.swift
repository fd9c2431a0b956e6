/// A parser of JSONPath queries (RFC 9535).
struct JSONPathParser {
  /// The maximum number of nested filters, groups and calls.
  static let maxDepth = 64

  var cursor: ScalarCursor
  var depth = 0

  init(_ text: String) { cursor = ScalarCursor(text) }

  /// Parses a whole query.
  mutating func path() throws(JSONPathError) -> [JSONPathQuery.Segment] {
    guard cursor.skip("$") else {
      throw JSONPathError(at: cursor.offset, "a JSONPath begins with “$”")
    }
    let segments = try segments()
    guard cursor.isAtEnd else { throw unexpected() }
    return segments
  }

  /// Parses the segments after `$` or `@`; blanks before a segment belong to it.
  mutating func segments() throws(JSONPathError) -> [JSONPathQuery.Segment] {
    var segments: [JSONPathQuery.Segment] = []
    while true {
      let end = cursor.offset
      cursor.skipBlanks()
      if cursor.next == "[" {
        segments.append(.child(try selectors()))
      } else if cursor.skip("..") {
        let isBracketed = cursor.next == "["
        segments.append(.descendant(isBracketed ? try selectors() : [try shorthand()]))
      } else if cursor.skip(".") {
        segments.append(.child([try shorthand()]))
      } else {
        cursor.offset = end
        return segments
      }
    }
  }

  /// Parses `*` or a name without quotation marks.
  private mutating func shorthand() throws(JSONPathError) -> JSONPathQuery.Selector {
    if cursor.skip("*") { return .wildcard }
    let start = cursor.offset
    let name = cursor.take { JSONPathParser.isNameScalar($0) }
    guard let first = name.unicodeScalars.first, !("0"..."9" ~= first) else {
      cursor.offset = start
      throw unexpected("a name or “*”", fix: nameInQuotationMarks)
    }
    guard cursor.next != "-" else {
      cursor.offset = start
      let whole = cursor.take { JSONPathParser.isNameScalar($0) || $0 == "-" }
      throw JSONPathError(
        at: start,
        "the name \(Excerpt.quoted(whole)) must be in brackets and quotation marks",
        fix: "write ['\(whole)']"
      )
    }
    return .name(name)
  }

  /// Parses the selectors in brackets.
  private mutating func selectors() throws(JSONPathError) -> [JSONPathQuery.Selector] {
    _ = cursor.skip("[")
    var selectors: [JSONPathQuery.Selector] = []
    repeat {
      cursor.skipBlanks()
      selectors.append(try selector())
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.skip("]") else { throw unexpected("“,” or “]”") }
    return selectors
  }

  private mutating func selector() throws(JSONPathError) -> JSONPathQuery.Selector {
    switch cursor.next {
    case "'", "\"": return .name(try string())
    case "*":
      _ = cursor.skip("*")
      return .wildcard
    case "?":
      _ = cursor.skip("?")
      cursor.skipBlanks()
      return .filter(try logicalExpression())
    case "-", ":": return try indexOrSlice()
    case let scalar? where "0"..."9" ~= scalar: return try indexOrSlice()
    default: throw unexpected("a selector", fix: nameInQuotationMarks)
    }
  }

  /// The correction of a name in brackets without quotation marks.
  private var nameInQuotationMarks: String? {
    var rest = cursor
    let name = rest.take { JSONPathParser.isNameScalar($0) || $0 == "-" || $0 == "/" }
    return name.isEmpty ? nil : "write ['\(name)']"
  }

  private mutating func indexOrSlice() throws(JSONPathError) -> JSONPathQuery.Selector {
    let start = try integer()
    let end = cursor.offset
    cursor.skipBlanks()
    guard cursor.skip(":") else {
      cursor.offset = end
      guard let start else { throw unexpected("an index") }
      return .index(start)
    }
    cursor.skipBlanks()
    let last = try integer()
    cursor.skipBlanks()
    guard cursor.skip(":") else { return .slice(start: start, end: last, step: 1) }
    cursor.skipBlanks()
    return .slice(start: start, end: last, step: try integer() ?? 1)
  }

  /// Parses an integer in the range of I-JSON; nil without digits.
  private mutating func integer() throws(JSONPathError) -> Int? {
    let start = cursor.offset
    let isNegative = cursor.skip("-")
    let digits = cursor.take { "0"..."9" ~= $0 }
    if digits.isEmpty {
      if isNegative { throw unexpected("a digit") }
      return nil
    }
    let largest = 1 << 53 - 1
    guard digits == "0" ? !isNegative : digits.first != "0", digits.utf8.count <= 16,
      let value = Int(digits), value <= largest
    else {
      throw JSONPathError(at: start, "invalid integer \(Excerpt.quoted(digits))")
    }
    return isNegative ? -value : value
  }

  /// Returns the error of the next character.
  func unexpected(_ expected: String? = nil, fix: String? = nil) -> JSONPathError {
    let found = cursor.next.map { "unexpected \(Excerpt.quoted(String($0)))" } ?? "unexpected end"
    return JSONPathError(
      at: cursor.offset,
      found + (expected.map { "; expected \($0)" } ?? ""),
      fix: fix ?? (cursor.next == "=" ? "write == for a comparison" : nil)
    )
  }

  static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value >= 0x80
    }
  }
}
