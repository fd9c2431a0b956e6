import BinderyRuntime
import RecordingMutation

/// Changes of a recorded stream, and of what a client reads of it.
struct StreamMutations {
  private let response: HTTPResponse
  private let stream: ContractStream
  private let pieces: StreamPieces

  init(_ response: HTTPResponse, _ stream: ContractStream) {
    self.response = response
    self.stream = stream
    pieces = stream.pieces(response)
  }

  /// - Parameters:
  ///   - schema: The name of the schema of an element.
  ///   - body: The compiled schema.
  func all(_ mutator: ValueMutator?, schema: String?, _ body: BodySchema) -> [ExchangeMutation] {
    let texts = stream.elementTexts(of: response)
    // A body whose pieces aren't its elements can't be changed.
    guard pieces.count == texts.count else { return [] }
    return texts.indices.flatMap { index -> [ExchangeMutation] in
      var mutations = [
        read(.unreadElement, index, pieces.without(index)),
        read(.repeatedElement, index, pieces.repeating(index)),
      ]
      if index + 1 < texts.count, texts[index] != texts[index + 1] {
        mutations.append(read(.reorderedElements, index, pieces.swapping(index)))
      }
      return mutations + data(texts[index], index, mutator, schema, body)
    }
  }

  private func data(
    _ text: String,
    _ index: Int,
    _ mutator: ValueMutator?,
    _ schema: String?,
    _ body: BodySchema
  ) -> [ExchangeMutation] {
    let bytes = Array(text.utf8)
    guard stream.isJSON, let value: JSONValue = try? JSONReader.decode(from: bytes) else {
      return []
    }
    let changes = zip([mutator].compactMap(\.self), [schema].compactMap(\.self))
      .flatMap { $0.violations(of: value, as: $1) + $0.tolerated(of: value, as: $1) }
    return changes.map { change in
      let detail = "\(stream.noun) \(index) \(change.path)"
      let other = pieces.replacing(index, by: change.value.description)
      return ExchangeMutation(
        change.kind,
        detail,
        keyword: change.keyword,
        in: .responseBody(path: nil),
        .recorded(with(other))
      )
    }
      + MemberOmission.described(in: bytes, by: body).map { path in
        let other = value.replacing(path, by: nil).description
        return read(.unreadMember, index, pieces.replacing(index, by: other), at: path)
      }
  }

  private func read(
    _ kind: MutationKind,
    _ index: Int,
    _ body: [UInt8],
    at path: JSONPath? = nil
  ) -> ExchangeMutation {
    let detail = "\(stream.noun) \(index)" + (path.map { " \($0)" } ?? "")
    return ExchangeMutation(kind, detail, in: .responseBody(path: nil), .received(with(body)))
  }

  private func with(_ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: response.status, headers: response.headers, body: body)
  }
}
