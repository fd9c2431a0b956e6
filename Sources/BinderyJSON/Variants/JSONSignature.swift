import Foundation

/// The type, keys and constants that identify a variant of a union without decoding it.
public enum JSONSignature: Hashable, Sendable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number without a fraction, in any notation.
  case integer
  /// Any number.
  case number
  /// An array of any elements.
  case array
  /// An array whose first elements have these types and constants; fewer or more are possible.
  case tuple([JSONSignature])
  /// Any value.
  case any
  /// A string of the list, or any string if the list is empty.
  case string([String] = [])
  /// A string that matches a regular expression.
  case text(matching: String)
  /// An object.
  ///
  /// - `nullable`: the required members that may be null.
  /// - `values`: the values that the schema lists for members.
  /// - `affixes`: the prefix or suffix of a member's text.
  /// - `nested`: the values listed for members of a member's object.
  case object(
    required: [String],
    properties: [String],
    nullable: [String] = [],
    values: JSONMembers<[JSONScalar]> = [:],
    affixes: JSONMembers<Affix> = [:],
    nested: JSONMembers<JSONMembers<[JSONScalar]>> = [:]
  )

  /// An object whose member `by` has one of these values; no other member is compared.
  case discriminated([JSONScalar], by: String)

  /// The part of a regular expression that distinguishes texts.
  public enum Affix: Hashable, Sendable {
    /// The text begins with this.
    case prefix(String)
    /// The text ends with this.
    case suffix(String)
    /// The text begins with none of these.
    case noPrefix([String])
  }
}

extension JSONSignature {
  /// Whether a string has to be the only one that is listed.
  var isConstant: Bool { if case .string(let listed) = self { listed.count == 1 } else { false } }

  /// Whether the first elements of an array are those of a tuple.
  func isTuple(of values: [JSONScan.Value]) -> Bool {
    guard case .tuple(let elements) = self else { return false }
    return zip(elements, values).allSatisfy { $0.matches(element: $1) }
  }

  /// The number of constants among the first elements of an array.
  func constantCount(in values: [JSONScan.Value]) -> Int {
    guard case .tuple(let elements) = self else { return 0 }
    return zip(elements, values).count { $0.isConstant && $0.matches(element: $1) }
  }

  /// Whether an element has the type and the constant; the lists of enumerations are open.
  private func matches(element value: JSONScan.Value) -> Bool {
    switch (self, value) {
    case (.any, _), (.object, .object), (.discriminated, .object), (.tuple, .array): true
    case (.string(let listed), .string) where listed.count > 1: true
    case (.integer, .number(let isInteger, let isIntegral)): isInteger || isIntegral
    default: score(for: value) != nil
    }
  }

  /// Returns the score for a value that isn't an object; a higher one is better, and nil is no
  /// match.
  func score(for value: JSONScan.Value) -> Int? {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.array, .array): 0
    case (.integer, .number(let isInteger, let isIntegral)):
      isInteger ? (isIntegral ? 2 : 0) : nil
    case (.number, .number): 1
    case (.string(let listed), .string(let text)):
      listed.isEmpty ? 0 : (listed.contains { $0.hasSameBytes(as: text) } ? 1 : nil)
    case (.text(let pattern), .string(let text)):
      text.range(of: pattern, options: .regularExpression) == nil ? nil : 1
    default: nil
    }
  }
}
