// Literals, queries and function calls.
extension JSONPathParser {
  mutating func primary() throws(JSONPathError) -> JSONPathFilter.Operand {
    switch cursor.next {
    case "'", "\"": return .string(try string())
    case "@", "$":
      let isRelative = cursor.pop() == "@"
      return .query(JSONPathQuery(isRelative: isRelative, segments: try segments()))
    case "-": return .number(try number())
    case let scalar? where "0"..."9" ~= scalar: return .number(try number())
    case let scalar? where "a"..."z" ~= scalar: return try word()
    default: throw unexpected("a query, a literal or a function")
    }
  }

  private mutating func number() throws(JSONPathError) -> Double {
    let start = cursor.offset
    var text = cursor.skip("-") ? "-" : ""
    let digits = cursor.take { "0"..."9" ~= $0 }
    var isValid = digits == "0" || !digits.isEmpty && digits.first != "0"
    text += digits
    if cursor.skip(".") {
      let fraction = cursor.take { "0"..."9" ~= $0 }
      isValid = isValid && !fraction.isEmpty
      text += "." + fraction
    }
    if cursor.skip("e") || cursor.skip("E") {
      text += cursor.skip("-") ? "e-" : cursor.skip("+") ? "e+" : "e"
      let exponent = cursor.take { "0"..."9" ~= $0 }
      isValid = isValid && !exponent.isEmpty
      text += exponent
    }
    guard isValid, let value = Double(text) else {
      throw JSONPathError(at: start, "invalid number \(Excerpt.quoted(text))")
    }
    return value
  }

  /// Parses `true`, `false`, `null` or a function call.
  private mutating func word() throws(JSONPathError) -> JSONPathFilter.Operand {
    let start = cursor.offset
    let name = cursor.take { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
    if cursor.next == "(" { return .call(try call(name, at: start)) }
    switch name {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      throw JSONPathError(
        at: start,
        "unexpected \(Excerpt.quoted(name))",
        fix: "write '\(name)' for a string, or @.\(name) for a member"
      )
    }
  }

  private mutating func call(
    _ name: String,
    at start: Int
  ) throws(JSONPathError) -> JSONPathCall {
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONPathParser.maxDepth else {
      throw JSONPathError(.limit, at: start, "too many nested function calls")
    }
    let counts = ["length": 1, "count": 1, "value": 1, "match": 2, "search": 2]
    guard let count = counts[name] else {
      throw JSONPathError(
        at: start,
        "unknown function \(Excerpt.quoted(name))",
        fix: "the functions are length, count, value, match and search"
      )
    }
    let arguments = try arguments()
    guard arguments.count == count else {
      throw JSONPathError(
        at: start,
        "\(name) takes \(count == 1 ? "one argument" : "two arguments"), not \(arguments.count)"
      )
    }
    let (first, offset) = arguments[0]
    switch name {
    case "length": return .length(try operand(first, at: offset))
    case "count": return .count(try query(first, of: name, at: offset))
    case "value": return .value(try query(first, of: name, at: offset))
    default:
      let pattern = try operand(arguments[1].operand, at: arguments[1].offset)
      return .match(
        try operand(first, at: offset),
        pattern,
        compiled: try compiled(pattern, at: arguments[1].offset),
        isSearch: name == "search"
      )
    }
  }

  private mutating func arguments() throws(JSONPathError) -> [(
    operand: JSONPathFilter.Operand, offset: Int
  )] {
    _ = cursor.skip("(")
    cursor.skipBlanks()
    var arguments: [(operand: JSONPathFilter.Operand, offset: Int)] = []
    if cursor.skip(")") { return arguments }
    repeat {
      cursor.skipBlanks()
      let offset = cursor.offset
      arguments.append((try primary(), offset))
      cursor.skipBlanks()
    } while cursor.skip(",")
    guard cursor.skip(")") else { throw unexpected("“,” or “)”") }
    return arguments
  }

  private func query(
    _ operand: JSONPathFilter.Operand,
    of function: String,
    at offset: Int
  ) throws(JSONPathError) -> JSONPathQuery {
    if case .query(let query) = operand { return query }
    throw JSONPathError(at: offset, "the argument of \(function) must be a query such as @.*")
  }

  /// Compiles a literal regular expression; nil for one that the document contains.
  private func compiled(
    _ pattern: JSONPathFilter.Operand,
    at offset: Int
  ) throws(JSONPathError) -> IRegexp? {
    guard case .string(let text) = pattern else { return nil }
    do throws(IRegexp.Invalid) {
      return try IRegexp(text)
    } catch {
      throw JSONPathError(
        at: offset,
        "invalid regular expression \(Excerpt.quoted(text)): \(error.reason)"
      )
    }
  }
}
