// Logical expressions at a current node.
extension JSONPathEvaluator {
  mutating func isTrue(_ filter: JSONPathFilter, at current: Item) throws(JSONPathError) -> Bool {
    try visit()
    switch filter {
    case .any(let filters):
      for filter in filters where try isTrue(filter, at: current) {
        return true
      }
      return false
    case .all(let filters):
      for filter in filters where try !isTrue(filter, at: current) {
        return false
      }
      return true
    case .not(let filter): return try !isTrue(filter, at: current)
    case .existence(let query): return try !nodes(of: query, at: current).isEmpty
    case .test(let call): return try isTrue(call, at: current)
    case .comparison(let left, let comparison, let right):
      let (left, right) = (try value(of: left, at: current), try value(of: right, at: current))
      switch comparison {
      case .equal: return try isEqual(left, right)
      case .notEqual: return try !isEqual(left, right)
      case .less: return left < right
      case .greater: return right < left
      case .lessOrEqual: return left < right ? true : try isEqual(left, right)
      case .greaterOrEqual: return right < left ? true : try isEqual(left, right)
      }
    }
  }

  private mutating func value(
    of operand: JSONPathFilter.Operand,
    at current: Item
  ) throws(JSONPathError) -> JSONPathValue {
    switch operand {
    case .string(let text): return .string(text)
    case .number(let number): return .number(number)
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .query(let query):
      return try nodes(of: query, at: current).first.map(value) ?? .nothing
    case .call(let call): return try value(of: call, at: current)
    }
  }

  private func value(of node: UInt32) -> JSONPathValue {
    JSONPathValue(Node(tree: tree, index: node))
  }

  private mutating func value(
    of call: JSONPathCall,
    at current: Item
  ) throws(JSONPathError) -> JSONPathValue {
    switch call {
    case .length(let operand):
      switch try value(of: operand, at: current) {
      case .string(let text):
        try visit(text.utf8.count / 64)
        return .number(Double(text.unicodeScalars.count))
      case .collection(let node): return .number(Double(node.count))
      case .nothing, .null, .boolean, .number: return .nothing
      }
    case .count(let query): return .number(Double(try nodes(of: query, at: current).count))
    case .value(let query):
      let nodes = try nodes(of: query, at: current)
      return nodes.count == 1 ? value(of: nodes[0]) : .nothing
    case .match: return .boolean(try isTrue(call, at: current))
    }
  }

  private mutating func isTrue(
    _ call: JSONPathCall,
    at current: Item
  ) throws(JSONPathError) -> Bool {
    guard case .match(let subject, let pattern, let compiled, let isSearch) = call else {
      return false
    }
    guard case .string(let text) = try value(of: subject, at: current),
      let expression = try compiled == nil ? expression(of: pattern, at: current) : compiled
    else { return false }
    return try matches(expression, text, anywhere: isSearch)
  }

  /// Compiles a regular expression of the document; nil for an invalid one.
  private mutating func expression(
    of pattern: JSONPathFilter.Operand,
    at current: Item
  ) throws(JSONPathError) -> IRegexp? {
    guard case .string(let text) = try value(of: pattern, at: current) else { return nil }
    if let known = expressions[text] { return known }
    let expression = try? IRegexp(text)
    try visit(text.utf8.count)
    expressions[text] = .some(expression)
    return expression
  }
}

// MARK: - Equality

extension JSONPathEvaluator {
  private mutating func isEqual(
    _ left: JSONPathValue,
    _ right: JSONPathValue
  ) throws(JSONPathError) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing), (.null, .null): return true
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)):
      try visit(min(left.utf8.count, right.utf8.count) / 64)
      return left.utf8.elementsEqual(right.utf8)
    case (.collection(let left), .collection(let right)): return try isEqual(left, right)
    default: return false
    }
  }

  private mutating func isEqual(_ left: Node, _ right: Node) throws(JSONPathError) -> Bool {
    if left == right { return true }
    guard left.kind == right.kind, left.count == right.count else { return false }
    try visit(left.count)
    for (one, other) in zip(left.elements, right.elements)
    where try !isEqual(JSONPathValue(one), JSONPathValue(other)) {
      return false
    }
    for entry in left.entries {
      guard let other = right[entry.key],
        try isEqual(JSONPathValue(entry.value), JSONPathValue(other))
      else { return false }
    }
    return true
  }
}
