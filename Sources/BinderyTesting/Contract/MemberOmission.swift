import BinderyRuntime

/// A recorded JSON body with one member removed.
///
/// Long lists have fewer elements, since the body is decoded once for each member.
struct MemberOmission {
  /// The path of the removed member in the recorded body.
  let path: JSONPath
  private let reducedPath: JSONPath
  private let body: JSONValue

  /// Returns one omission for each member; in a list, only for the first element that has it.
  static func all(in body: [UInt8]) -> [MemberOmission] {
    guard let value: JSONValue = try? JSONReader.decode(from: body) else { return [] }
    let members = BodyMembers(of: value)
    return members.paths.map { paths in
      MemberOmission(
        path: paths.whole,
        reducedPath: paths.reduced,
        body: members.reduced.without(paths.reduced)
      )
    }
  }

  /// Returns the recorded response with the changed body.
  func response(like response: HTTPResponse) -> HTTPResponse { response.with(body) }

  /// Returns the value that the client adds for the removed member; nil if it adds none.
  func added(to result: CallResult<ContractResponse>) -> JSONValue? {
    result.value(at: reducedPath)
  }
}

extension HTTPResponse {
  /// The response with another body.
  func with(_ body: JSONValue) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: (try? JSONWriter.encode(body)) ?? [])
  }
}

extension JSONValue {
  /// The value without the member at a path.
  func without(_ path: JSONPath) -> JSONValue { without(path.steps[...]) }

  private func without(_ steps: ArraySlice<JSONPath.Step>) -> JSONValue {
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
