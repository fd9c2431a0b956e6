/// What the signature of one variant states about a member of the object.
struct JSONMemberRule {
  let variant: Int
  let condition: Condition
  /// Whether null meets the condition.
  var takesNull = false
  /// The indices of the texts with which the value is compared.
  var texts = 0..<0

  enum Condition {
    /// The variant knows or requires the member; its value doesn't matter.
    case isPresent(isKnown: Bool, isRequired: Bool)
    /// The value is the only one of the schema.
    case isConstant
    /// The value is in a list, which a later version of the service may extend.
    case isListed
    case hasPrefix, hasSuffix
    /// The value begins with none of the texts.
    case hasNoPrefix
  }
}

/// The value of a member, as rules compare it.
enum JSONMemberValue {
  case null, container
  /// A string, or the normal form of a number or a boolean; eight bytes are readable.
  case text(UnsafeBufferPointer<UInt8>, isString: Bool)
}

/// The score of one variant for an object.
struct JSONVariantScore {
  /// The number of members that the variant knows, plus those whose text matches a pattern, minus
  /// those with an unlisted value.
  var value = 0
  /// The number of required members that were not found yet.
  var missingCount = 0
  /// Whether the value of a member excludes the variant.
  var isExcluded = false
  /// Whether the variant knows members; false for an object that accepts any.
  var knowsMembers = false
}
