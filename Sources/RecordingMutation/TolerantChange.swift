import BinderyJSON

/// Changes after which a value is equally valid where no keyword restricts it.
enum TolerantChange {
  static func unknownMember(of object: JSONValue, at path: JSONPath) -> ValueChange {
    let member = JSONPath([.key("unlistedMember")])
    return ValueChange(.unknownMember, at: path, object.replacing(member, by: true))
  }

  /// Returns other values of a part.
  static func otherValues(of part: JSONValue, at path: JSONPath) -> [ValueChange] {
    let change = { (kind: MutationKind, part: JSONValue) in ValueChange(kind, at: path, part) }
    switch part {
    case .number(let number):
      let same = number.int64.flatMap { try? JSONNumber(parsing: "\($0).0") }
      let other = number.int64.flatMap { $0 < Int64(Int32.max) ? JSONNumber($0 + 1) : nil }
      return [
        same.map { change(.equivalentNumber, .number($0)) },
        other.map { change(.otherValue, .number($0)) },
      ]
      .compactMap(\.self)
    case .boolean(let isTrue): return [change(.otherValue, .boolean(!isTrue))]
    case .string(let text):
      // A text with a structure of its own is only valid with it.
      let isPlain = text.utf8.allSatisfy { 97...122 ~= $0 || 65...90 ~= $0 || $0 == 0x20 }
      return isPlain && !text.isEmpty ? [change(.otherValue, .string(text + "x"))] : []
    case .null, .array, .object: return []
    }
  }
}
