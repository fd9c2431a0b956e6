import BinderyRuntime

/// A filter expression, as in the parameter `filter-expr` of a subscribe request.
///
///     try FilterExpression("priority > 3 && (data.text LIKE 'hello*' || !meta.silent)")
///
/// A bare key such as `priority` refers to the metadata of the message, `meta`; `data` refers to
/// the message itself.
public struct FilterExpression: Sendable {
  let condition: FilterTerm

  /// Throws an error with the position if the text isn't an expression.
  public init(_ text: String) throws(FilterError) {
    var parser = try FilterParser(text)
    condition = try parser.expression()
  }

  /// Whether a message with this content and metadata passes the filter.
  public func matches(data: JSONValue, meta: JSONValue?) -> Bool {
    FilterEvaluation(data: data, meta: meta).value(of: condition).isTrue
  }
}

/// The reason why a text isn't a filter expression.
public struct FilterError: Error, Equatable, CustomStringConvertible {
  /// The number of characters before the error.
  public let offset: Int
  /// The expected syntax.
  public let expected: String
  /// The found text.
  public let found: String

  public var description: String {
    "at character \(offset + 1), expected \(expected), found \(found)"
  }
}

/// A term of an expression.
///
/// Chains are lists, so that only parentheses and signs add depth.
indirect enum FilterTerm: Sendable {
  case constant(JSONValue)
  /// A member of `meta` or `data`; the first key names which.
  case path([FilterKey])
  case any([FilterTerm])
  case all([FilterTerm])
  case not(FilterTerm)
  case negative(FilterTerm)
  case comparison(FilterTerm, FilterComparison, FilterTerm)
  case arithmetic(FilterTerm, [(FilterArithmetic, FilterTerm)])
}

enum FilterKey: Equatable, Sendable {
  case member(String)
  case element(Int)
}

enum FilterComparison: String, Sendable {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case like = "LIKE"
  case contains = "CONTAINS"
}

enum FilterArithmetic: String, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"
  case remainder = "%"
}
