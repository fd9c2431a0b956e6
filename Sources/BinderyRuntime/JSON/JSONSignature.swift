/// What can be seen of a variant of a choice without decoding it.
public enum JSONSignature: Hashable, Sendable {
  /// Nothing but `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number without a fraction, however it is written.
  case integer
  /// Any number.
  case number
  /// A list of whatever.
  case array
  /// Any value at all.
  case any
  /// A string; one of these when there are any.
  case string([String] = [])
  /// An object; `nullable` are required members that may be null, `values` those that the schema
  /// lists for members, `affixes` what the text of a member begins or ends with, and `inside` the
  /// values listed for members of a member's object.
  case object(
    required: [String],
    known: [String],
    nullable: [String] = [],
    values: JSONMembers<[JSONScalar]> = [:],
    affixes: JSONMembers<Affix> = [:],
    inside: JSONMembers<JSONMembers<[JSONScalar]>> = [:]
  )

  /// An object whose member `by` says one of these, which alone decides.
  case named([JSONScalar], by: String)

  /// As much of a pattern as tells texts apart.
  public enum Affix: Hashable, Sendable {
    /// What its text begins with.
    case prefix(String)
    /// What its text ends with.
    case suffix(String)
    /// None of these may stand at its beginning.
    case noPrefix([String])
  }
}

extension JSONSignature {
  /// A value as far as signatures look at it.
  enum Glance {
    case null, boolean, array
    /// `isInteger`: has an `Int64` value; `isIntegral`: is written without point and exponent.
    case number(isInteger: Bool, isIntegral: Bool)
    case string(String)
    case object(JSONSightings)
  }

  /// How well the signature of anything but an object fits, above the scores of those that fit
  /// less; nil when it doesn't.
  func score(for value: Glance) -> Int? {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.array, .array): 0
    case (.integer, .number(let isInteger, let isIntegral)):
      isInteger ? (isIntegral ? 2 : 0) : nil
    case (.number, .number): 1
    case (.string(let listed), .string(let text)):
      listed.isEmpty ? 0 : (listed.contains { $0.hasSameBytes(as: text) } ? 1 : nil)
    default: nil
    }
  }
}
