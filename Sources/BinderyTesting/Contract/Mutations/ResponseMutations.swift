import BinderyRuntime
import RecordingMutation

/// Changes of a recorded response.
struct ResponseMutations {
  private let response: HTTPResponse
  /// The names of headers that the client reads, and whether it reads numbers.
  private let headers: [(name: String, isNumber: Bool)]

  init(_ response: HTTPResponse, headers: [(name: String, isNumber: Bool)]) {
    self.response = response
    self.headers = headers
  }

  /// Changes of the status and of headers.
  var ofHead: [ExchangeMutation] {
    var other = response
    // Clients may read one success as another.
    other.status = response.status < 400 ? 404 : 200
    var extended = response
    extended.headers.append("X-Unlisted", "unlisted")
    return [
      ExchangeMutation(.otherStatus, "\(other.status)", in: .status, .recorded(other)),
      ExchangeMutation(.otherOutcome, "\(other.status)", in: .status, .received(other)),
      ExchangeMutation(.unknownHeader, "X-Unlisted", in: .status, .recorded(extended)),
    ] + headers.flatMap(ofHeader)
  }

  private func ofHeader(_ name: String, isNumber: Bool) -> [ExchangeMutation] {
    guard let value = response.headers[name] else { return [] }
    let part = EntryPart.responseHeader(name)
    var other = response
    other.headers.remove(name)
    other.headers.append(name, isNumber ? value + "7" : value + "x")
    let read = ExchangeMutation(.otherResponseHeader, name, in: part, .received(other))
    guard isNumber else { return [read] }
    other.headers.remove(name)
    other.headers.append(name, "text")
    return [read, ExchangeMutation(.otherResponseHeader, name, in: part, .recorded(other))]
  }

  /// Changes of a body that is one JSON value.
  func ofBody(_ mutator: ValueMutator, schema: String?, _ body: BodySchema) -> [ExchangeMutation] {
    guard let value: JSONValue = try? JSONReader.decode(from: response.body) else { return [] }
    let omissions = MemberOmission.described(in: response.body, by: body)
    let changes =
      schema.map { mutator.violations(of: value, as: $0) + mutator.tolerated(of: value, as: $0) }
      ?? []
    let texts = [
      (MutationKind.invalidJSON, Array(response.body.dropLast())),
      (.otherWhitespace, Array("\n \(value.indented)\t\n".utf8)),
    ]
    return texts.map { kind, bytes in
      ExchangeMutation(kind, "$", in: .responseBody(path: nil), .recorded(with(bytes)))
    }
      + changes.map { change in
        let path = change.path.description
        return ExchangeMutation(
          change.kind,
          path,
          keyword: change.keyword,
          in: .responseBody(path: path),
          .recorded(with(change.value.utf8))
        )
      }
      + omissions.map { omission in
        let path = omission.description
        return ExchangeMutation(
          .unreadMember,
          path,
          in: .responseBody(path: path),
          .received(with(value.replacing(omission, by: nil).utf8))
        )
      }
  }

  private func with(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: response.status, headers: response.headers, body: body)
  }
}
