import Shape

/// The names of the contract tests of each recorded entry, such as
/// `ListBooksContractTests/testListBooks`.
struct ContractTestNames {
  private(set) var all: [Contract.Entry: [String]] = [:]

  init(_ blueprint: ContractBlueprint, _ contract: Contract) {
    let cases = Dictionary(grouping: contract.cases, by: \.operation.rawValue)
    for operation in blueprint.operations {
      let name = "\(operation.className.text)/test\(operation.request.name.text)"
      add(name, for: (cases[operation.id] ?? []).map(\.entry))
    }
    for webhook in blueprint.webhooks {
      add("\(webhook.className.text)/test\(webhook.webhook.name.text)", for: webhook.entries)
    }
    for channel in blueprint.channels {
      for traffic in channel.traffic {
        let name = traffic.traffic.direction == .receive ? "Received" : "Sent"
        add("\(channel.className.text)/test\(name)", for: traffic.traffic.frames.map(\.entry))
      }
    }
    for session in blueprint.replay?.sessions ?? [] {
      add("\(ReplayContractTemplate.className.text)/\(session.method.text)", for: [session.entry])
    }
  }

  private mutating func add(_ test: String, for entries: [Contract.Entry]) {
    for entry in entries where all[entry]?.contains(test) != true {
      all[entry, default: []].append(test)
    }
  }
}
