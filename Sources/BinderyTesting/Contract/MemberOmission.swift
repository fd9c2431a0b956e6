import BinderyRuntime

/// A recorded JSON body with one member removed.
struct MemberOmission {
  /// The path of the removed member.
  let path: JSONPath
  private let body: JSONValue

  /// The maximum number of members to remove; the first ones of each kind are sufficient.
  private static let limit = 300

  /// Returns one omission for each member; in a list, only for the first element that has it.
  static func all(in body: [UInt8]) -> [MemberOmission] {
    guard let value: JSONValue = try? JSONReader.decode(from: body) else { return [] }
    var seen: Set<JSONPath> = []
    var paths: [JSONPath] = []
    collect(value, JSONPath(), &paths, &seen)
    return paths.prefix(limit).map { MemberOmission(path: $0, body: value.without($0.steps[...])) }
  }

  /// Returns the paths of the members that a schema describes, in the order of `all(in:)`; those
  /// that are null aren't among them, because a client may omit them.
  static func described(in body: [UInt8], by schema: BodySchema) -> [JSONPath] {
    guard let value: JSONValue = try? JSONReader.decode(from: body) else { return [] }
    let undescribed = schema.undescribedMembers(of: value)
    return all(in: body).map(\.path).filter { path in
      value.value(at: path) != .null && !undescribed.contains { path.steps.starts(with: $0.steps) }
    }
  }

  /// Returns the recorded response with the changed body.
  func response(like response: HTTPResponse) -> HTTPResponse {
    let text = (try? JSONWriter.encode(body)) ?? []
    return HTTPResponse(status: response.status, headers: response.headers, body: text)
  }

  private static func collect(
    _ value: JSONValue,
    _ path: JSONPath,
    _ paths: inout [JSONPath],
    _ seen: inout Set<JSONPath>
  ) {
    switch value {
    case .object(let object):
      for member in object.members {
        let memberPath = JSONPath(path.steps + [.key(member.key)])
        if seen.insert(memberPath.withoutPositions).inserted { paths.append(memberPath) }
        collect(member.value, memberPath, &paths, &seen)
      }
    case .array(let elements):
      for (position, element) in elements.enumerated() {
        collect(element, JSONPath(path.steps + [.index(position)]), &paths, &seen)
      }
    default: break
    }
  }
}

extension JSONPath {
  /// The path with each index replaced by 0.
  fileprivate var withoutPositions: JSONPath {
    JSONPath(
      steps.map { step in
        guard case .index = step else { return step }
        return .index(0)
      }
    )
  }
}

extension JSONValue {
  fileprivate func without(_ steps: ArraySlice<JSONPath.Step>) -> JSONValue {
    switch (self, steps.first) {
    case (.object(var object), .key(let key)?):
      object[key] = steps.count == 1 ? nil : object[key]?.without(steps.dropFirst())
      return .object(object)
    case (.array(var elements), .index(let position)?):
      elements[position] = elements[position].without(steps.dropFirst())
      return .array(elements)
    default: return self
    }
  }
}
