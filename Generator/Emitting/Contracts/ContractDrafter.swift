import Shape
import SwiftSource

/// Draws the blueprint of contract tests.
struct ContractDrafter {
  let contract: Contract
  let service: Service
  let house: ServiceBlueprint

  func blueprint(
    module: SwiftName,
    recordings: String,
    player: SwiftName?
  ) -> ContractBlueprint {
    var names = Scope(taken: Self.fixedNames)
    let operations = zip(service.operations, house.requests).compactMap { operation, request in
      let cases = contract.cases.filter { $0.operation == operation.id }
      return cases.isEmpty ? nil : draft(operation, request, cases, &names)
    }
    return ContractBlueprint(
      document: house.document,
      module: module,
      modules: Set(house.requests.compactMap(\.module)).sorted { $0.text < $1.text },
      client: house.client.name,
      needsServer: needsServer,
      facts: clientContract,
      recordings: recordings,
      schemas: contract.schemas,
      operations: operations,
      webhooks: webhooks(&names),
      channels: channels(&names),
      lifecycles: lifecycles(&names),
      replay: player.map(replay),
      hasOnlyChannels: house.hasOnlyChannels,
      expectations: contract.expectations,
      expectedEvents: contract.expectedEvents,
      tags: Dictionary(
        zip(service.operations.map(\.id), house.requests.map(\.tag)),
        uniquingKeysWith: { first, _ in first }
      ).compactMapValues(\.self),
      entries: (contract.cases.map(\.entry) + contract.events.map(\.entry)).map(\.description),
      unproven: contract.unproven.map(\.description)
    )
  }

  /// The tests that are called the same whatever the document says.
  private static let fixedNames: Set<String> = [
    "ClientContractTests", "CompletenessContractTests", "SessionCompletenessContractTests",
    "SessionReplayContractTests",
  ]

  private func draft(
    _ operation: Operation,
    _ request: RequestBlueprint,
    _ cases: [Contract.Case],
    _ names: inout Scope
  ) -> OperationContract {
    let stem = request.name.text
    return OperationContract(
      id: operation.id.rawValue,
      className: names.claim([stem + "ContractTests", stem + "OperationContractTests"]).name,
      request: request,
      cases: cases.map { draft($0, request) }
        + (unrecordedArguments(operation, cases).map { [draft($0, request, adding: $1)] } ?? []),
      samples: samples(of: operation, request.answer, recorded: cases.map(\.status)),
      answers: answers(
        of: request.answer,
        recorded: cases.map(\.status),
        beside: operation.responses.map(\.status)
      )
    )
  }

  private func draft(
    _ recorded: Contract.Case,
    _ request: RequestBlueprint,
    adding additions: [Source] = []
  ) -> CaseBlueprint {
    let entry: [Source?] = [
      "\(literal: recorded.entry.recording)",
      Source(number: Int64(recorded.entry.entry)),
      "status: \(Source(number: Int64(recorded.status)))",
      recorded.schema.map { "schema: \(literal: $0)" },
    ]
    let client: [Source?] = [
      credentials(recorded.credentials),
      additions.isEmpty ? nil : "adding: [\(elements: additions, \.self)]",
    ]
    return CaseBlueprint(
      facts: (entry + tolerance(recorded.tolerance) + client).compactMap { $0 },
      arguments: request.parameters.compactMap { argument($0, recorded) }
    )
  }
}

// MARK: - Arguments

extension ContractDrafter {
  private func tolerance(_ tolerance: Contract.Tolerance) -> [Source?] {
    let arguments: [(label: Source, names: [String])] = [
      ("undescribedHeaders", tolerance.undescribedHeaders),
      ("undescribedCookies", tolerance.undescribedCookies),
      ("describedHeaders", tolerance.describedHeaders),
      ("numericParameters", tolerance.numericParameters),
    ]
    return arguments.map { label, names in
      names.isEmpty ? nil : "\(label): [\(elements: names, Source.literal)]"
    }
  }

  private func argument(_ parameter: ParameterBlueprint, _ recorded: Contract.Case) -> Source? {
    value(of: parameter, recorded).map { "\(argument: parameter.name): \($0)" }
  }

  private func value(of slot: ParameterBlueprint, _ recorded: Contract.Case) -> Source? {
    switch slot.subject {
    case .parameter(let parameter):
      let argument = recorded.arguments.first {
        $0.location == parameter.location && $0.key == parameter.key
      }
      return argument.map { literal($0.value, as: parameter.type) }
    case .body(let contents):
      guard let body = recorded.body, contents.indices.contains(body.content) else { return nil }
      let content = contents[body.content]
      let value = self.value(of: body, content)
      guard contents.count > 1 else { return value }
      let names = contents.choiceCases(in: [], house.spelling, from: nil).map(\.name)
      return ".\(label: names[body.content])(\(list: [value], \.self))"
    }
  }

  private func value(of body: Contract.RecordedBody, _ content: Content) -> Source {
    switch body.value {
    case .form(let members): form(members, of: content.type)
    case .literal(let value): self.value(value, content, recordedAs: body.mediaType)
    }
  }

  private func value(
    _ value: Literal,
    _ content: Content,
    recordedAs mediaType: String
  ) -> Source {
    switch content.coding {
    case .text: return literal(value, as: .string)
    case .jsonLines: return body(value, as: .array(content.type))
    case .json, .form, .multipart, .events, .textEvents: return body(value, as: content.type)
    case .binary:
      // What a range of media types leaves open is said beside the bytes.
      let isOpen = mediaType != content.mediaType
      let bytes =
        [literal(value, as: .binary)]
        + (isOpen ? ["contentType: \(literal: mediaType)"] : [])
      return ".data(\(list: bytes, \.self))"
    }
  }

  /// A Swift literal of the type, or the JSON from which the harness makes the value.
  func literal(_ literal: Literal, as type: Type) -> Source {
    let writer = ValueWriter(spelling: house.spelling, scope: [], means: .literals)
    return writer.source(literal, as: type)
      ?? "recorded(\(list: [Source.json(LiteralText.compact(literal))], \.self))"
  }

  /// The client that carries recorded secrets; none where the request had none.
  private func credentials(_ secrets: [Contract.Secret]) -> Source? {
    let given = service.credentials.compactMap { scheme in
      secrets.first { $0.scheme == scheme.id }.flatMap { argument(for: scheme, $0.value) }
    }
    guard !given.isEmpty else { return nil }
    let client = ClientContract.client(
      house.client.name,
      needsServer: needsServer,
      given
    )
    return "connection: \(client).connection"
  }

  private func apiKey(_ secret: String, _ place: Source) -> Source {
    ".apiKey(\(list: ["\(literal: secret)", place], \.self))"
  }

  func value(of secret: String, _ kind: CredentialScheme.Kind) -> Source {
    switch kind {
    case .bearer, .tokens, .certificate: return ".bearer(\(literal: secret))"
    case .authorization(let scheme):
      return ".authorization(\(list: [scheme, secret], Source.literal))"
    case .basic:
      let user = secret.prefix { $0 != ":" }
      let password = secret.dropFirst(user.count + 1)
      return ".basic(user: \(literal: String(user)), password: \(literal: String(password)))"
    case .apiKey(let name, .query): return apiKey(secret, "query: \(literal: name)")
    case .apiKey(let name, .cookie): return apiKey(secret, "cookie: \(literal: name)")
    case .apiKey(let name, _): return apiKey(secret, "header: \(literal: name)")
    }
  }
}
