import BinderyRuntime

/// A condition on messages, as subscribers give it in `filter-expr`.
///
///     try FilterExpression("priority > 3 && (data.text LIKE 'hello*' || !meta.silent)")
///
/// A bare key such as `priority` is looked up in what the publisher says about the message, its
/// `meta`; `data` is the message itself.
public struct FilterExpression: Sendable {
  let condition: FilterTerm

  /// Throws where the text isn't an expression, and says where.
  public init(_ text: String) throws(FilterError) {
    var parser = try FilterParser(text)
    condition = try parser.expression()
  }

  /// Whether a message with this content and metadata is wanted.
  public func matches(data: JSONValue, meta: JSONValue?) -> Bool {
    FilterEvaluation(data: data, meta: meta).value(of: condition).isTrue
  }
}

/// Why a text is no filter expression.
public struct FilterError: Error, Equatable, CustomStringConvertible {
  /// How many characters stand before what is wrong.
  public let offset: Int
  /// What should stand there.
  public let expected: String
  /// What stands there.
  public let found: String

  public var description: String {
    "at character \(offset + 1), expected \(expected), found \(found)"
  }
}

/// A part of an expression.
///
/// Chains are lists, so that only parentheses and signs make it deeper.
indirect enum FilterTerm: Sendable {
  case constant(JSONValue)
  /// A member of `meta` or `data`, which the first key names.
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
