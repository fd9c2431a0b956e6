import BinderyRuntime
import Foundation

/// The evaluation of an expression for one message.
///
/// A missing value is unequal to every value: `==` is false, `!=` is true, and every other
/// comparison is false. The same applies to values of different types. The documentation doesn't
/// define this.
struct FilterEvaluation {
  let data: JSONValue
  let meta: JSONValue?

  func value(of term: FilterTerm) -> FilterValue {
    switch term {
    case .constant(let value): FilterValue(value)
    case .path(let keys): value(at: keys)
    case .any(let terms): .condition(terms.contains { value(of: $0).isTrue })
    case .all(let terms): .condition(terms.allSatisfy { value(of: $0).isTrue })
    case .not(let term): .condition(!value(of: term).isTrue)
    case .negative(let term): value(of: term).decimal.map { .number(-$0) } ?? .missing
    case .comparison(let left, let comparison, let right):
      .condition(value(of: left).compares(comparison, to: value(of: right)))
    case .arithmetic(let first, let rest): calculate(first, rest)
    }
  }

  private func value(at keys: [FilterKey]) -> FilterValue {
    var rest = keys[...]
    var json = meta
    if rest.first == .member("data") {
      json = data
      rest = rest.dropFirst()
    } else if rest.first == .member("meta") {
      rest = rest.dropFirst()
    }
    for key in rest {
      switch key {
      case .member(let name): json = json?[name]
      case .element(let index): json = json?[index]
      }
    }
    return json.map(FilterValue.init) ?? .missing
  }

  private func calculate(
    _ first: FilterTerm,
    _ rest: [(FilterArithmetic, FilterTerm)]
  ) -> FilterValue {
    guard var result = value(of: first).decimal else { return .missing }
    for (arithmetic, term) in rest {
      guard let operand = value(of: term).decimal,
        let next = arithmetic.apply(result, operand), next.isFinite
      else { return .missing }
      result = next
    }
    return .number(result)
  }
}

extension FilterArithmetic {
  /// Returns the result; nil for a division by zero.
  fileprivate func apply(_ left: Decimal, _ right: Decimal) -> Decimal? {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: right.isZero ? nil : left / right
    case .remainder: right.isZero ? nil : left - right * (left / right).towardsZero
    }
  }
}

extension Decimal {
  fileprivate var towardsZero: Decimal {
    var value = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, 0, sign == .minus ? .up : .down)
    return rounded
  }
}
