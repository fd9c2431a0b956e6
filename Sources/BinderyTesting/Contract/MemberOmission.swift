import BinderyRuntime
import RecordingMutation

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
        body: members.reduced.replacing(paths.reduced, by: nil)
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
