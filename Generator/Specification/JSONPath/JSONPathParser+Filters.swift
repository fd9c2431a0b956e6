// Logical expressions: `||` of `&&` of comparisons, tests and groups.
extension JSONPathParser {
  mutating func logicalExpression() throws(JSONPathError) -> JSONPathFilter {
    depth += 1
    defer { depth -= 1 }
    if depth > JSONPathParser.maxDepth {
      throw JSONPathError(
        .limit,
        at: cursor.offset,
        "more than \(JSONPathParser.maxDepth) levels of nested expressions"
      )
    }
    var alternatives = [try conjunction()]
    while skipOperator("||") { alternatives.append(try conjunction()) }
    return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }

  private mutating func conjunction() throws(JSONPathError) -> JSONPathFilter {
    var terms = [try term()]
    while skipOperator("&&") { terms.append(try term()) }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  /// Skips an operator with the blanks around it; skips nothing if another one is next.
  private mutating func skipOperator(_ word: String) -> Bool {
    let start = cursor.offset
    cursor.skipBlanks()
    if cursor.skip(word) {
      cursor.skipBlanks()
      return true
    }
    cursor.offset = start
    return false
  }

  private mutating func term() throws(JSONPathError) -> JSONPathFilter {
    if cursor.next == "!" {
      _ = cursor.skip("!")
      cursor.skipBlanks()
      if cursor.next == "(" { return .not(try group()) }
      let start = cursor.offset
      let tested = try primary()
      return .not(try test(tested, at: start))
    }
    if cursor.next == "(" { return try group() }
    let start = cursor.offset
    let left = try primary()
    let end = cursor.offset
    cursor.skipBlanks()
    guard let comparison = JSONPathFilter.Comparison.allCases.first(where: { skip($0) }) else {
      cursor.offset = end
      return try test(left, at: start)
    }
    cursor.skipBlanks()
    let middle = cursor.offset
    let right = try primary()
    return .comparison(
      try operand(left, at: start),
      comparison,
      try operand(right, at: middle)
    )
  }

  private mutating func skip(_ comparison: JSONPathFilter.Comparison) -> Bool {
    cursor.skip(comparison.rawValue)
  }

  private mutating func group() throws(JSONPathError) -> JSONPathFilter {
    _ = cursor.skip("(")
    cursor.skipBlanks()
    let expression = try logicalExpression()
    cursor.skipBlanks()
    guard cursor.skip(")") else { throw unexpected("“)”") }
    return expression
  }

  /// Interprets an expression without a comparison.
  private func test(
    _ operand: JSONPathFilter.Operand,
    at offset: Int
  ) throws(JSONPathError) -> JSONPathFilter {
    switch operand {
    case .query(let query): return .existence(query)
    case .call(let call) where call.isLogical: return .test(call)
    case .call:
      throw JSONPathError(at: offset, "the value of a function must be compared")
    case .string, .number, .boolean, .null:
      throw JSONPathError(at: offset, "a literal must be compared")
    }
  }

  /// Checks that an expression has one value.
  func operand(
    _ operand: JSONPathFilter.Operand,
    at offset: Int
  ) throws(JSONPathError) -> JSONPathFilter.Operand {
    switch operand {
    case .query(let query) where !query.isSingular:
      throw JSONPathError(
        at: offset,
        "the query may select several nodes, and has no single value",
        fix: "select one node by names and indexes, or compare the count(…) of the nodes"
      )
    case .call(let call) where call.isLogical:
      throw JSONPathError(at: offset, "the function is true or false, and can't be compared")
    default: return operand
    }
  }
}
