/// What can be seen of a variant of a choice without decoding it.
public enum JSONSignature: Hashable, Sendable {
  case null, boolean, integer, number, array, any
  /// A string; one of these when there are any.
  case string([String] = [])
  case object(required: [String], known: [String])
}

extension JSONSignature {
  /// A value as far as signatures look at it.
  enum Glance {
    case null, boolean, array
    /// `isInteger`: has an `Int64` value; `isIntegral`: is written without point and exponent.
    case number(isInteger: Bool, isIntegral: Bool)
    case string(String)
    case object(Set<String>)
  }

  /// How well the signature fits, above the scores of those that fit less; nil when it doesn't.
  func score(for value: Glance) -> Int? {
    switch (self, value) {
    case (.null, .null), (.boolean, .boolean), (.array, .array): 0
    case (.integer, .number(let isInteger, let isIntegral)):
      isInteger ? (isIntegral ? 2 : 0) : nil
    case (.number, .number): 1
    case (.string(let listed), .string(let text)):
      listed.isEmpty ? 0 : (listed.contains(text) ? 1 : nil)
    case (.object(let required, let known), .object(let keys)):
      required.allSatisfy(keys.contains) ? known.count(where: keys.contains) : nil
    default: nil
    }
  }
}

extension [JSONSignature] {
  /// The signature for a value that no kind claims.
  func fallback(for value: JSONSignature.Glance) -> Int? {
    if case .string = value {
      let strings = indices.filter { if case .string = self[$0] { true } else { false } }
      if let only = strings.first, strings.count == 1 { return only }
    }
    return firstIndex(of: .any)
  }
}
