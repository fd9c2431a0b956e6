import BinderyRuntime

/// Converts responses of the HTTP API to the form that the specification describes.
///
/// PHP writes an object without members as `[]`, and Go an array without elements as `null`.
enum ResponseNormalization {
  /// Returns the response with objects where the specification requires them; nil if nothing
  /// differs.
  static func normalized(_ response: JSONValue) -> JSONValue? {
    guard var object = response.object else { return nil }
    if let channels = object["channels"] { object["channels"] = byName(channels) }
    if let batch = object["batch"] { object["batch"] = list(batch, attributes) }
    if let users = object["users"] { object["users"] = list(users) { $0 } }
    if let occupied = object["occupied"] { object["occupied"] = flag(occupied) }
    let normalized = JSONValue.object(object)
    return normalized == response ? nil : normalized
  }

  /// Returns the response to a trigger without members that do not match the specification: the
  /// events were sent, and an error would make the caller send them again.
  static func triggered(_ response: JSONValue) -> JSONValue {
    guard case .object(var object) = normalized(response) ?? response else { return [:] }
    if let channels = object["channels"] {
      let described = channels.object?.members.filter { $0.value.object != nil }
      object["channels"] = described.map { .object(JSONObject($0.map { ($0.key, $0.value) })) }
    }
    if let batch = object["batch"] {
      object["batch"] = batch.array.map { .array($0.map { $0.object == nil ? [:] : $0 }) }
    }
    return .object(object)
  }

  /// Converts a number or a string to a Boolean.
  private static func flag(_ value: JSONValue) -> JSONValue {
    switch value {
    case 1, "1", "true": true
    case 0, "0", "false": false
    default: value
    }
  }

  private static func byName(_ channels: JSONValue) -> JSONValue {
    guard let object = attributes(channels).object else { return channels }
    return .object(JSONObject(object.members.map { ($0.key, attributes($0.value)) }))
  }

  private static func list(
    _ value: JSONValue,
    _ element: (JSONValue) -> JSONValue
  ) -> JSONValue {
    if case .null = value { return [] }
    return value.array.map { .array($0.map(element)) } ?? value
  }

  /// Converts null and an empty array to an empty object.
  private static func attributes(_ value: JSONValue) -> JSONValue {
    if case .null = value { return [:] }
    return value.array?.isEmpty == true ? [:] : value
  }
}
