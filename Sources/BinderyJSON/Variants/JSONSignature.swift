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
  /// An array whose first element, if there is one, has this type.
  indirect case list(of: JSONSignature)
  /// The only number that is valid.
  case constant(JSONScalar)
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
  /// - `contents`: the types of members, `object` or `array`, and what their objects consist of.
  case object(
    required: [String],
    properties: [String],
    nullable: [String] = [],
    values: JSONMembers<[JSONScalar]> = [:],
    affixes: JSONMembers<Affix> = [:],
    nested: JSONMembers<JSONMembers<[JSONScalar]>> = [:],
    contents: JSONMembers<JSONSignature> = [:]
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
  /// Whether a value has to be the only one that is listed.
  var isConstant: Bool {
    switch self {
    case .string(let listed): listed.count == 1
    case .constant: true
    default: false
    }
  }

  /// Returns the score for a value that isn't an object; a higher one is better, and nil is no
  /// match.
  func score(for value: JSONScan.Value) -> Int? {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.array, .array): 0
    case (.list(let element), .array(let elements)):
      elements.first.map { element.quality(of: $0) != nil } ?? true ? 0 : nil
    case (.integer, .number(let isInteger, let isIntegral, _)):
      isInteger ? (isIntegral ? 2 : 0) : nil
    case (.number, .number): 1
    case (.constant(let constant), .number(_, _, let text)):
      JSONScalar.number(text) == constant ? 3 : nil
    case (.string(let listed), .string(let text)):
      listed.isEmpty ? 0 : (listed.contains { $0.hasSameBytes(as: text) } ? 1 : nil)
    case (.text(let pattern), .string(let text)):
      text.range(of: pattern, options: .regularExpression) == nil ? nil : 1
    default: nil
    }
  }
}
