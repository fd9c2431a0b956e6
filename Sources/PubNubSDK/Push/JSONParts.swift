import BinderyRuntime

/// The members of a push payload: defined ones, and those of the app's own value.
struct JSONParts {
  private var members: [(key: String, value: AnyJSON)] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let value = try AnyJSON(from: decoder)
    guard case .object(let object) = value.json else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected an object"
        )
      )
    }
    members = object.members.map { ($0.key, AnyJSON($0.value)) }
  }

  /// Adds a member; nil adds none.
  mutating func add(_ key: String, _ value: (any JSONCodable)?) {
    if let value { members.append((key, value.codableValue)) }
  }

  /// Adds the members of an object whose keys are not in use, and any other value as `data`.
  mutating func merge(_ value: AnyJSON?) {
    guard let value else { return }
    guard case .object(let object) = value.json else { return add("data", value) }
    let usedKeys = Set(members.map(\.key))
    for member in object.members where !usedKeys.contains(member.key) {
      members.append((member.key, AnyJSON(member.value)))
    }
  }

  /// Removes and decodes a member; nil if it is absent or null.
  mutating func take<Value: Decodable>(_ key: String) throws -> Value? {
    guard let value = removeValue(for: key), !value.isNil else { return nil }
    // Not decoded again, to keep its numbers and the order of its keys.
    if let value = value as? Value { return value }
    return try value.decode(Value.self)
  }

  private mutating func removeValue(for key: String) -> AnyJSON? {
    let value = members.last { $0.key == key }?.value
    members.removeAll { $0.key == key }
    return value
  }

  /// The value that `merge` added, from the remaining members; nil if there are none.
  var rest: AnyJSON? {
    guard let first = members.first else { return nil }
    if members.count == 1, first.key == "data", first.value.json?.object == nil {
      return first.value
    }
    return json
  }

  var json: AnyJSON { AnyJSON(members: members.map { ($0.key, $0.value) }) }
}
