import Canonical
import SchemaValidation

import struct BinderyJSON.JSONNumber

/// The value of a number in a description, without rounding.
struct ExactNumber: Comparable, CustomStringConvertible {
  private let number: BinderyJSON.JSONNumber

  /// Returns nil for a value that isn't a number.
  init?(_ value: JSONValue) {
    switch value.content {
    case .integer(let text?), .number(let text?): self.init(text)
    default: return nil
    }
  }

  /// Returns nil for a text that isn't a number of JSON.
  init?(_ text: String) {
    guard let number = try? BinderyJSON.JSONNumber(parsing: text) else { return nil }
    self.number = number
  }

  init(_ count: Int) { number = BinderyJSON.JSONNumber(count) }

  static func == (one: ExactNumber, other: ExactNumber) -> Bool { one.number == other.number }

  static func < (one: ExactNumber, other: ExactNumber) -> Bool {
    one.number.normalized < other.number.normalized
  }

  /// Whether the number is a multiple of another one, which is false for 0, and for a number of
  /// more than 1,000 digits: a division takes the product of their numbers.
  func isMultiple(of other: ExactNumber) -> Bool {
    [self, other].allSatisfy { $0.number.normalized.digits.utf8.count <= 1_000 }
      && ExactNumber(0) < other && number.isMultiple(of: other.number)
  }

  /// The same text for equal values: a decimal one, or one with an exponent for a number that has
  /// more than 38 digits.
  var description: String {
    let normalized = number.normalized
    guard normalized.digits.utf8.count <= 38, let decimal = number.decimal else {
      return normalized.identity
    }
    return decimal.description
  }
}
