import BinderyRuntime
import Foundation

/// The value of a term in a filter expression.
enum FilterValue {
  case missing
  case condition(Bool)
  /// A number with 38 digits, so that timetokens and other 64-bit numbers are compared exactly.
  case number(Decimal)
  case json(JSONValue)

  init(_ value: JSONValue) {
    if let bool = value.bool {
      self = .condition(bool)
    } else if let number = value.number {
      self = number.decimal.map { .number($0) } ?? .missing
    } else {
      self = .json(value)
    }
  }

  var decimal: Decimal? {
    if case .number(let value) = self { value } else { nil }
  }

  var string: String? {
    if case .json(let value) = self { value.string } else { nil }
  }

  /// Whether the value counts as true: zero, the empty text and null don't.
  var isTrue: Bool {
    switch self {
    case .missing: false
    case .condition(let holds): holds
    case .number(let number): !number.isZero
    case .json(let value): !value.isNull && value.string != ""
    }
  }

  func compares(_ comparison: FilterComparison, to other: FilterValue) -> Bool {
    switch comparison {
    case .equal: equals(other)
    case .unequal: !equals(other)
    case .less: isLess(than: other)
    case .lessOrEqual: isLess(than: other) || isOrdered(with: other) && equals(other)
    case .greater: other.isLess(than: self)
    case .greaterOrEqual: other.isLess(than: self) || isOrdered(with: other) && equals(other)
    case .like: isLike(other)
    case .contains: contains(other)
    }
  }

  private func equals(_ other: FilterValue) -> Bool {
    switch (self, other) {
    case (.condition(let left), .condition(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.json(let left), .json(let right)): left == right
    default: false
    }
  }

  private func isOrdered(with other: FilterValue) -> Bool {
    decimal != nil && other.decimal != nil || string != nil && other.string != nil
  }

  private func isLess(than other: FilterValue) -> Bool {
    if let left = decimal, let right = other.decimal { return left < right }
    guard let left = string, let right = other.string else { return false }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  private func isLike(_ pattern: FilterValue) -> Bool {
    guard let text = string, let pattern = pattern.string else { return false }
    return Wildcard(pattern).matches(text)
  }

  /// Whether a text contains a part, or a list an element.
  private func contains(_ part: FilterValue) -> Bool {
    guard case .json(let whole) = self else { return false }
    if let text = whole.string, let part = part.string {
      return part.isEmpty || text.utf8.count >= part.utf8.count && text.range(of: part) != nil
    }
    return whole.array?.contains { FilterValue($0).equals(part) } ?? false
  }
}
