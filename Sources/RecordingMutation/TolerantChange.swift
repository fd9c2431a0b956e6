import BinderyJSON

/// Other values that are equally valid where no keyword restricts a value to some.
enum TolerantChange {
  /// Returns the changes of a part of a value.
  static func all(of part: JSONValue, at path: JSONPath, in whole: JSONValue) -> [ValueMutation] {
    let change = { (kind: MutationKind, part: JSONValue) in
      ValueMutation(kind, at: path, whole.replacing(path, by: part))
    }
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
