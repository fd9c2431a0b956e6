import BinderyRuntime

/// The members of a push payload, some of which a value of the app brings along.
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

  /// Nothing adds no member.
  mutating func add(_ key: String, _ value: (any JSONCodable)?) {
    if let value { members.append((key, value.codableValue)) }
  }

  /// Adds what of an object has no key that is there, and anything else as `data`.
  mutating func merge(_ value: AnyJSON?) {
    guard let value else { return }
    guard case .object(let object) = value.json else { return add("data", value) }
    let taken = Set(members.map(\.key))
    for member in object.members where !taken.contains(member.key) {
      members.append((member.key, AnyJSON(member.value)))
    }
  }

  /// Removes a member, and reads it; null is none.
  mutating func take<Value: Decodable>(_ key: String) throws -> Value? {
    guard let value = removeValue(for: key), !value.isNil else { return nil }
    // As it is, with its numbers and its order.
    if let value = value as? Value { return value }
    return try value.decode(Value.self)
  }

  private mutating func removeValue(for key: String) -> AnyJSON? {
    let value = members.last { $0.key == key }?.value
    members.removeAll { $0.key == key }
    return value
  }

  /// What `merge` was given for the members that are left; nil where there are none.
  var rest: AnyJSON? {
    guard let first = members.first else { return nil }
    if members.count == 1, first.key == "data", first.value.json?.object == nil {
      return first.value
    }
    return json
  }

  var json: AnyJSON { AnyJSON(members: members.map { ($0.key, $0.value) }) }
}
