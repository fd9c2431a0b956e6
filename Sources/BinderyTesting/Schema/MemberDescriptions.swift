import BinderyRuntime

/// The members that schemas describe, in the order of evaluation.
struct MemberDescriptions {
  private var found: [Description] = []

  /// The members of one object that the keywords of one schema object describe.
  private struct Description {
    let path: JSONPath
    /// The location of the schema object; nil if it has no `properties`.
    let schemaPath: String?
    let keys: [String]
  }

  /// The number of descriptions, for `removeAll(after:)`.
  var count: Int { found.count }

  mutating func append(_ keys: [String], at path: JSONPath, listedBy schemaPath: String?) {
    found.append(Description(path: path, schemaPath: schemaPath, keys: keys))
  }

  mutating func append(_ other: Self) { found += other.found }

  /// Removes the descriptions of a schema that doesn't hold.
  mutating func removeAll(after count: Int) { found.removeSubrange(count...) }

  func undescribedMembers(of value: JSONValue) -> [UndescribedMember] {
    var members: [UndescribedMember] = []
    collect(value, JSONPath(), Dictionary(grouping: found, by: \.path), &members)
    return members
  }

  private func collect(
    _ value: JSONValue,
    _ path: JSONPath,
    _ descriptions: [JSONPath: [Description]],
    _ members: inout [UndescribedMember]
  ) {
    switch value {
    case .object(let object):
      let described = descriptions[path] ?? []
      let keys = Set(described.flatMap(\.keys))
      let schemaPath = described.lazy.compactMap(\.schemaPath).first
      for member in object.members {
        let memberPath = JSONPath(path.steps + [.key(member.key)])
        if let schemaPath, !keys.contains(member.key) {
          members.append(UndescribedMember(path: memberPath, schemaPath: schemaPath))
        } else {
          collect(member.value, memberPath, descriptions, &members)
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collect(element, JSONPath(path.steps + [.index(index)]), descriptions, &members)
      }
    case .string(let text):
      // Only JSON that a `contentSchema` describes has descriptions.
      if let content = try? JSONValue(parsing: text), content.isContainer {
        collect(content, path, descriptions, &members)
      }
    case .null, .boolean, .number: break
    }
  }
}

extension JSONValue {
  fileprivate var isContainer: Bool { object != nil || array != nil }
}
