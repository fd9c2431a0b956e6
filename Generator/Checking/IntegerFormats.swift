import BinderyJSON

extension JSONValue {
  /// The schemas with the format of the Swift type of each integer that has none.
  var withFormatsOfIntegers: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withFormatsOfIntegers))
    case .object(let object):
      var members = JSONObject(
        object.members.map { member in
          // The members of values aren't schemas.
          let isValue = ["const", "default", "enum", "example", "examples"].contains(member.key)
          return (member.key, isValue ? member.value : member.value.withFormatsOfIntegers)
        }
      )
      if object["format"] == nil, object.isInteger { members["format"] = "int64" }
      return .object(members)
    default: return self
    }
  }
}

extension JSONObject {
  /// Whether it is the schema of an integer whose maximum doesn't require another format.
  fileprivate var isInteger: Bool {
    let types: Set<JSONValue> = ["integer", ["integer", "null"], ["null", "integer"]]
    guard let type = self["type"], types.contains(type) else { return false }
    guard case .number(let maximum)? = self["maximum"] else { return true }
    return maximum.int64 != nil
  }
}
