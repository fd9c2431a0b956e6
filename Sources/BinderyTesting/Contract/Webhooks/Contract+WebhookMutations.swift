import BinderyRuntime
import RecordingMutation

extension Contract {
  /// Tests whether mutations of a recorded webhook, and of the request that is read, are noticed.
  func mutated<Event: WebhookEvent>(
    _ event: ContractEvent,
    called name: String,
    from folder: inout RecordingFolder,
    _ tester: MutationTester,
    _ message: @escaping @Sendable (Event) -> ContractMessage?
  ) async -> MutationResults {
    guard let archive = try? folder.archive(event.recording),
      let recorded = try? archive.received(event.entry, of: event.recording),
      let read = try? Event(named: name, from: recorded), let written = message(read)
    else { return MutationResults() }
    let schema = schemas.schema(event.schema)
    let all = WebhookMutation.all(of: recorded, written, tester.mutator, event.schema, schema)
    var results = MutationResults()
    let (tested, untested) = await tester.run.outcomes(of: all, identity: \.identity) { mutation in
      await differences(
        of: mutation.isRecorded ? mutation.request : recorded,
        received: mutation.request,
        called: name,
        schema,
        message
      )
    }
    if untested > 0 { results.untested[folder.path(of: event.recording)] = untested }
    for (mutation, found) in tested {
      let (entry, recording) = (event.entry, event.recording)
      let failure = folder.failure(found.first, of: mutation.kind, entry, of: recording)
      results.results.append(
        folder.result(of: mutation, in: name, entry, of: recording, failure: failure)
      )
    }
    return results
  }
}

/// A change of a recorded webhook, or only of the request that is read.
private struct WebhookMutation: EntryMutation {
  let kind: MutationKind
  let detail: String
  let keyword: String
  let part: EntryPart
  let request: IncomingRequest
  /// Whether the recording has the change, too.
  let isRecorded: Bool

  var identity: String { "\(kind) \(detail) \(keyword)" }

  private init(
    _ kind: MutationKind,
    _ detail: String,
    keyword: String = "",
    in part: EntryPart,
    of request: IncomingRequest,
    isRecorded: Bool = false,
    _ change: (inout IncomingRequest) -> Void
  ) {
    self.kind = kind
    self.detail = detail
    self.keyword = keyword
    self.part = part
    self.isRecorded = isRecorded
    var request = request
    change(&request)
    self.request = request
  }

  static func all(
    of request: IncomingRequest,
    _ message: ContractMessage,
    _ mutator: ValueMutator?,
    _ name: String?,
    _ schema: BodySchema
  ) -> [Self] {
    let method = Self(.otherMethod, "", in: .method, of: request) { request in
      request.method = request.method == .put ? .post : .put
    }
    let headers = message.headerNames.map { name in
      Self(.otherHeader, name, in: .requestHeader(name), of: request) { request in
        let value = request.headers[name] ?? ""
        request.headers.remove(name)
        request.headers.append(name, value + "7")
      }
    }
    let query = message.queryNames.map { name in
      Self(.unsentParameter, name, in: .url, of: request) { request in
        var target = MutableURL(request.target)
        target.pairs.removeAll { URLPairs.decoded($0.name) == name }
        request.target = target.text
      }
    }
    let body = message.isJSON ? body(of: request, mutator, name, schema) : []
    return [method] + headers + query + body
  }

  private static func body(
    of request: IncomingRequest,
    _ mutator: ValueMutator?,
    _ name: String?,
    _ schema: BodySchema
  ) -> [Self] {
    guard let value: JSONValue = try? JSONReader.decode(from: request.body) else { return [] }
    let whole = EntryPart.requestBody(path: nil)
    let texts = [
      Self(.invalidJSON, "$", in: whole, of: request, isRecorded: true) { $0.body.removeLast() },
      Self(.otherWhitespace, "$", in: whole, of: request, isRecorded: true) {
        $0.body = Array("\n \(value.indented)\t\n".utf8)
      },
    ]
    let changes = zip([mutator].compactMap(\.self), [name].compactMap(\.self))
      .flatMap { $0.violations(of: value, as: $1) + $0.tolerated(of: value, as: $1) }
      .map { change in
        let path = change.path.description
        return Self(
          change.kind,
          path,
          keyword: change.keyword,
          in: .requestBody(path: path),
          of: request,
          isRecorded: true
        ) { $0.body = change.value.utf8 }
      }
    let omissions = MemberOmission.described(in: request.body, by: schema).map { member in
      let path = member.description
      return Self(.unreadMember, path, in: .requestBody(path: path), of: request) {
        $0.body = value.replacing(member, by: nil).utf8
      }
    }
    return texts + changes + omissions
  }
}
