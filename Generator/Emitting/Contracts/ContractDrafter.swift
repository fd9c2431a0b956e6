import Shape
import SwiftSource

/// Creates the blueprint of contract tests.
struct ContractDrafter {
  private let contract: Contract
  private let service: Service
  private let serviceBlueprint: ServiceBlueprint
  private let clients: ClientContractDrafter
  private let cases: CaseDrafter
  private let samples: SampleValues

  init(contract: Contract, service: Service, serviceBlueprint: ServiceBlueprint) {
    self.contract = contract
    self.service = service
    self.serviceBlueprint = serviceBlueprint
    clients = ClientContractDrafter(service, serviceBlueprint)
    cases = CaseDrafter(serviceBlueprint, clients: clients)
    samples = SampleValues(spelling: serviceBlueprint.spelling)
  }

  func blueprint(
    module: SwiftName,
    recordings: String,
    documents: [String],
    player: SwiftName?
  ) -> ContractBlueprint {
    var names = Scope(taken: Self.fixedNames)
    let webhooks = WebhookContractDrafter(contract.events, service, serviceBlueprint)
    let channels = ChannelContractDrafter(contract, service, serviceBlueprint)
    let requests = zip(service.operations, serviceBlueprint.requests)
    let matched = Set(contract.matched)
    let operations = requests.compactMap { operation, request in
      let cases = contract.cases.filter { $0.operation == operation.id }
      return cases.isEmpty ? nil : draft(operation, request, cases, &names)
    }
    let webhookTests = webhooks.webhooks(&names)
    let channelTests = channels.channels(&names)
    return ContractBlueprint(
      document: serviceBlueprint.document,
      module: module,
      modules: Set(serviceBlueprint.requests.compactMap(\.module)).sorted { $0.text < $1.text },
      client: serviceBlueprint.client.name,
      server: clients.server,
      clientContract: clients.contract,
      recordings: recordings,
      documents: documents,
      schemas: contract.schemas,
      operations: operations,
      webhooks: webhookTests,
      channels: channelTests,
      lifecycles: channels.lifecycles(&names),
      routed: channels.routed(channelTests),
      realtimeServers: channels.servers,
      replay: player.map(ReplayDrafter(contract.sessions).replay),
      redaction: contract.redaction,
      hasOnlyChannels: serviceBlueprint.hasOnlyChannels,
      expectations: contract.expectations,
      expectedEvents: contract.expectedEvents,
      requirement: contract.requirements.map(Self.requirement) ?? [],
      tags: Dictionary(
        zip(service.operations.map(\.id), serviceBlueprint.requests.map(\.tag)),
        uniquingKeysWith: { first, _ in first }
      ).compactMapValues(\.self),
      entries: (contract.cases.map(\.entry) + contract.events.map(\.entry)).map(\.description),
      matched: contract.cases.filter { matched.contains($0.entry) }
        .map { ($0.entry.description, $0.operation.rawValue) },
      unproven: contract.unproven.map(\.description)
    )
  }

  private static func requirement(_ required: [Contract.Requirement]) -> [Source] {
    let names = required.map { requirement -> Source in
      switch requirement {
      case .operations: ".operations"
      case .statuses: ".statuses"
      case .messages: ".messages"
      }
    }
    return ["requiring: [\(elements: names, \.self)]"]
  }

  /// The names of tests that don't depend on the document.
  private static let fixedNames: Set<String> = [
    "ClientContractTests", "CompletenessContractTests", "SessionCompletenessContractTests",
    "SessionReplayContractTests", RoutingContractTemplate.className.text,
  ]

  private func draft(
    _ operation: Operation,
    _ request: RequestBlueprint,
    _ recorded: [Contract.Case],
    _ names: inout Scope
  ) -> OperationContract {
    let stem = request.name.text
    let statuses = recorded.map(\.status)
    let branches = OutcomeBranchDrafter(
      recorded: statuses,
      declared: operation.responses.map(\.status),
      serviceBlueprint.spelling
    )
    let responses = ResponseSampleDrafter(
      samples,
      recorded: statuses,
      replyStatus: branches.replyStatus
    )
    let unrecorded = UnrecordedArguments(samples).arguments(of: operation, recorded)
    return OperationContract(
      id: operation.id.rawValue,
      className: names.claim([stem + "ContractTests", stem + "OperationContractTests"]).name,
      request: request,
      cases: recorded.map { cases.draft($0, request) }
        + (unrecorded.map { [cases.draft($0, request, adding: $1)] } ?? []),
      samples: responses.samples(of: operation, request.responses),
      branches: branches.branches(of: request.responses)
    )
  }
}
