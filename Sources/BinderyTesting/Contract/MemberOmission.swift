import BinderyRuntime
import RecordingMutation

/// A recorded JSON body with one member removed.
///
/// Of a list of objects, only the element with the member remains, or else the first one, and of
/// another long list the first elements, since the body is decoded once for each member.
struct MemberOmission {
  /// The path of the removed member in the recorded body.
  let path: JSONPath
  private let reducedPath: JSONPath
  private let body: JSONValue

  /// Returns one omission for each member; in a list, only for the first element that has it.
  static func all(in body: [UInt8]) -> [MemberOmission] {
    guard let value: JSONValue = try? JSONReader.decode(from: body) else { return [] }
    let members = BodyMembers(of: value)
    let short = members.reduced.shortened
    return members.paths.map { paths in
      let part = members.reduced.focused(on: paths.reduced.steps[...], others: short)
      let reducedPath = JSONPath(part.steps)
      return MemberOmission(
        path: paths.whole,
        reducedPath: reducedPath,
        body: part.value.replacing(reducedPath, by: nil)
      )
    }
  }

  /// Returns the paths of the members that a schema describes, in the order of `all(in:)`; those
  /// that are null aren't among them, because a client may omit them.
  static func described(in body: [UInt8], by schema: BodySchema) -> [JSONPath] {
    guard let value: JSONValue = try? JSONReader.decode(from: body) else { return [] }
    let undescribed = schema.undescribedMembers(of: value)
    return BodyMembers(of: value).paths.map(\.whole).filter { path in
      value.value(at: path) != .null && !undescribed.contains { path.steps.starts(with: $0.steps) }
    }
  }

  /// Returns the recorded response with the changed body.
  func response(like response: HTTPResponse) -> HTTPResponse {
    let text = (try? JSONWriter.encode(body)) ?? []
    return HTTPResponse(status: response.status, headers: response.headers, body: text)
  }

  /// Returns the value that the client adds for the removed member; nil if it adds none.
  func added(to result: CallResult<ContractResponse>) -> JSONValue? {
    result.value(at: reducedPath)
  }
}

extension JSONValue {
  /// The value with only the first element of each list of objects; the positions in other arrays
  /// may have a meaning.
  fileprivate var shortened: JSONValue {
    switch self {
    case .object(let object):
      .object(JSONObject(object.members.map { ($0.key, $0.value.shortened) }))
    case .array(let elements) where isListOfObjects:
      .array(elements.prefix(1).map(\.shortened))
    case .array(let elements): .array(elements.map(\.shortened))
    default: self
    }
  }

  /// Whether all elements are objects with a member in common, unlike those of a tuple.
  private var isListOfObjects: Bool {
    guard let elements = array, let first = elements.first?.object else { return false }
    let others = elements.dropFirst()
    return others.allSatisfy { $0.object != nil }
      && (others.isEmpty
        || first.members.contains { member in
          others.allSatisfy { $0.object?[member.key] != nil }
        })
  }

  /// Returns the value with only the element on a path of each list of objects, and the path in it.
  ///
  /// - Parameter others: The shortened value, for the parts that aren't on the path.
  fileprivate func focused(
    on steps: ArraySlice<JSONPath.Step>,
    others: JSONValue
  ) -> (value: JSONValue, steps: [JSONPath.Step]) {
    guard let step = steps.first else { return (self, []) }
    let rest = steps.dropFirst()
    switch (step, self, others) {
    case (.key(let key), .object(let object), .object(var short)):
      guard let inner = object[key], let other = short[key] else { break }
      let part = inner.focused(on: rest, others: other)
      short[key] = part.value
      return (.object(short), [step] + part.steps)
    case (.index(let index), .array(let elements), .array(var short))
    where elements.indices.contains(index):
      let isList = isListOfObjects
      let other = isList ? elements[index].shortened : short[index]
      let part = elements[index].focused(on: rest, others: other)
      if isList { return (.array([part.value]), [.index(0)] + part.steps) }
      short[index] = part.value
      return (.array(short), [step] + part.steps)
    default: break
    }
    return (self, Array(steps))
  }
}
