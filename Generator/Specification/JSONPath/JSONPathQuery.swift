/// A query inside of a filter: `@` begins at the current node, and `$` at the root.
struct JSONPathQuery: Sendable {
  enum Segment: Sendable {
    case child([Selector])
    case descendant([Selector])
  }

  enum Selector: Sendable {
    case name(String)
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    case wildcard
    case filter(JSONPathFilter)
  }

  let isRelative: Bool
  let segments: [Segment]

  /// Whether the query selects at most one node by its form.
  var isSingular: Bool {
    segments.allSatisfy { segment in
      guard case .child(let selectors) = segment, selectors.count == 1 else { return false }
      switch selectors[0] {
      case .name, .index: return true
      case .slice, .wildcard, .filter: return false
      }
    }
  }
}

/// A logical expression of a filter selector.
indirect enum JSONPathFilter: Sendable {
  enum Comparison: String, Sendable, CaseIterable {
    // An operator is before its prefix.
    case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">="
    case less = "<", greater = ">"
  }

  /// A value that is compared, or the argument of a function.
  enum Operand: Sendable {
    case string(String), number(Double), boolean(Bool), null
    /// The value of the node that a singular query selects.
    case query(JSONPathQuery)
    case call(JSONPathCall)
  }

  case any([JSONPathFilter])
  case all([JSONPathFilter])
  case not(JSONPathFilter)
  /// Whether a query selects a node.
  case existence(JSONPathQuery)
  case comparison(Operand, Comparison, Operand)
  /// A function with a logical result.
  case test(JSONPathCall)
}

/// A call of a function in a filter.
indirect enum JSONPathCall: Sendable {
  case length(JSONPathFilter.Operand)
  case count(JSONPathQuery)
  case value(JSONPathQuery)
  /// `match`, or with `isSearch` `search`; the expression is compiled if it is a literal.
  case match(
    JSONPathFilter.Operand,
    JSONPathFilter.Operand,
    compiled: IRegexp?,
    isSearch: Bool
  )

  /// Whether the result is true or false, and not a value.
  var isLogical: Bool {
    if case .match = self { return true }
    return false
  }
}
