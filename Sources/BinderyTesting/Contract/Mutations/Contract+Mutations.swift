import BinderyRuntime
import RecordingMutation

extension Contract {
  /// Tests whether mutations of a recorded exchange, and of the client in it, are noticed.
  func mutated<R: Request>(
    _ call: ContractCase<Client, R>,
    in operation: String,
    from folder: inout RecordingFolder,
    _ tester: MutationTester,
    encode: @escaping @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> MutationResults {
    guard
      let archive = try? folder.archive(call.recording),
      let recorded = try? RecordedExchange(call.entry, of: call.recording, in: archive)
    else { return MutationResults() }
    let unchanged = await comparison(of: call, in: operation, with: recorded, encode: encode)
    var mutations = self.mutations(of: call, recorded, unchanged, tester.mutator)
    mutations += await unauthorized(call, unlike: unchanged.sent)
    let subject = "\(operation) \(call.status)"
    var results = MutationResults()
    let (tested, untested) = await tester.run.outcomes(of: mutations, identity: \.identity) {
      await differences(of: call, in: operation, recorded, $0, encode: encode)
    }
    if untested > 0 { results.untested[folder.path(of: call.recording)] = untested }
    for (mutation, found) in tested {
      let failure = folder.failure(found.first, of: mutation.kind, call.entry, of: call.recording)
      results.results.append(
        folder.result(
          of: mutation,
          in: subject,
          call.entry,
          of: call.recording,
          failure: failure
        )
      )
    }
    return results
  }

  private func mutations<R: Request>(
    of call: ContractCase<Client, R>,
    _ recorded: RecordedExchange,
    _ unchanged: Comparison,
    _ mutator: ValueMutator?
  ) -> [ExchangeMutation] {
    let response = ResponseMutations(
      recorded.response,
      headers: unchanged.result.response?.headerNames ?? []
    )
    var mutations = response.ofHead
    if unchanged.result.isJSON, let mutator {
      mutations += response.ofBody(mutator, schema: call.schema, schemas.schema(call.schema))
    } else if let stream = unchanged.result.response?.stream {
      mutations += StreamMutations(recorded.response, stream)
        .all(mutator, schema: call.schema, schemas.schema(call.schema))
    }
    let request = unchanged.sent.first.map { RequestMutations($0, call.tolerance) }
    return mutations + (request?.all ?? [])
  }

  /// The request of a client without credentials, if it differs.
  private func unauthorized<R: Request>(
    _ call: ContractCase<Client, R>,
    unlike sent: [HTTPExchange]
  ) async -> [ExchangeMutation] {
    let transport = StubTransport([])
    _ = await call.outcome(of: client(for: call, over: transport, isAuthorized: false))
    let other = await transport.exchanges
    guard !other.isEmpty, other.map(\.head) != sent.map(\.head) else { return [] }
    return [ExchangeMutation(.unsentCredential, "", in: .entry, .sent(other))]
  }

  private func differences<R: Request>(
    of call: ContractCase<Client, R>,
    in operation: String,
    _ recorded: RecordedExchange,
    _ mutation: ExchangeMutation,
    encode: @Sendable (ContractOutcome<R.Reply, R.Failure>) -> ContractResponse
  ) async -> [EntryDifference] {
    switch mutation.change {
    case .recorded(let response):
      var recorded = recorded
      recorded.response = response
      return await comparison(of: call, in: operation, with: recorded, encode: encode).found
    case .received(let response):
      return await comparison(
        of: call,
        in: operation,
        with: recorded,
        received: response,
        encode: encode
      )
      .found
    case .sent(let sent): return call.differences(from: recorded, sent: sent)
    }
  }
}

extension HTTPExchange {
  /// The URL and the headers, which have the credentials; not the media type of the body, whose
  /// boundary differs in each request.
  fileprivate var head: [String] {
    [url]
      + headers.filter { $0.name.lowercased() != "content-type" }.map { "\($0.name): \($0.value)" }
  }
}
