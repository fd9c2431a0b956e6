import Shape
import SwiftSource

/// Creates the blueprint of contract tests.
struct ContractDrafter {
  let contract: Contract
  let service: Service
  let serviceBlueprint: ServiceBlueprint

  func blueprint(
    module: SwiftName,
    recordings: String,
    player: SwiftName?
  ) -> ContractBlueprint {
    var names = Scope(taken: Self.fixedNames)
    let requests = zip(service.operations, serviceBlueprint.requests)
    let operations = requests.compactMap { operation, request in
      let cases = contract.cases.filter { $0.operation == operation.id }
      return cases.isEmpty ? nil : draft(operation, request, cases, &names)
    }
    return ContractBlueprint(
      document: serviceBlueprint.document,
      module: module,
      modules: Set(serviceBlueprint.requests.compactMap(\.module)).sorted { $0.text < $1.text },
      client: serviceBlueprint.client.name,
      needsServer: needsServer,
      clientContract: clientContract,
      recordings: recordings,
      schemas: contract.schemas,
      operations: operations,
      webhooks: webhooks(&names),
      channels: channels(&names),
      lifecycles: lifecycles(&names),
      replay: player.map(replay),
      hasOnlyChannels: serviceBlueprint.hasOnlyChannels,
      expectations: contract.expectations,
      expectedEvents: contract.expectedEvents,
      tags: Dictionary(
        zip(service.operations.map(\.id), serviceBlueprint.requests.map(\.tag)),
        uniquingKeysWith: { first, _ in first }
      ).compactMapValues(\.self),
      entries: (contract.cases.map(\.entry) + contract.events.map(\.entry)).map(\.description),
      unproven: contract.unproven.map(\.description)
    )
  }

  /// The names of tests that don't depend on the document.
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
        declared: operation.responses.map(\.status)
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
      caseArguments: (entry + tolerance(recorded.tolerance) + client).compactMap { $0 },
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
      let names = contents.choiceCases(in: [], serviceBlueprint.spelling, from: nil).map(\.name)
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
      // For a range of media types, an argument states the recorded one.
      let isRange = mediaType != content.mediaType
      let bytes =
        [literal(value, as: .binary)]
        + (isRange ? ["contentType: \(literal: mediaType)"] : [])
      return ".data(\(list: bytes, \.self))"
    }
  }

  /// Returns a Swift literal of the type, or the JSON from which the test decodes the value.
  func literal(_ literal: Literal, as type: Type) -> Source {
    let writer = ValueWriter(spelling: serviceBlueprint.spelling, scope: [], means: .literals)
    return writer.source(literal, as: type)
      ?? "recorded(\(list: [Source.json(LiteralText.compact(literal))], \.self))"
  }

  /// Returns the client with the recorded secrets; nil if the request has none.
  private func credentials(_ secrets: [Contract.Secret]) -> Source? {
    let given = service.credentials.compactMap { scheme in
      secrets.first { $0.scheme == scheme.id }.flatMap { argument(for: scheme, $0.value) }
    }
    guard !given.isEmpty else { return nil }
    let client = ClientContract.client(
      serviceBlueprint.client.name,
      needsServer: needsServer,
      given
    )
    return "connection: \(client).connection"
  }

  private func apiKey(_ secret: String, _ location: Source) -> Source {
    ".apiKey(\(list: ["\(literal: secret)", location], \.self))"
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
