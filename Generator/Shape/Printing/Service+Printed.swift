extension Service {
  /// The service as text, with one line for each object, in the order of the document.
  public var printed: String {
    let names = ModelNames(self)
    var lines = ["service \(title)"]
    lines += servers.flatMap(\.printed)
    lines += credentials.flatMap(\.printed)
    for model in models { lines += model.printed(names) }
    for operation in operations { lines += operation.printed(names) }
    for webhook in webhooks { lines += webhook.printed("webhook", names) }
    for events in realtime {
      if !hasOnlyChannels { lines.append("events \(events.title)") }
      lines += events.policies.printed
      lines += events.servers.flatMap(\.printed)
    }
    for channel in channels { lines += channel.printed(names) }
    lines += tags.map { "tag \($0.name): \($0.documentation.summary ?? "")" }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The printed names of models, which begin with the names of their owners.
struct ModelNames {
  private var names: [Model.ID: String] = [:]
  private var webhookNames: [Webhook.ID: String] = [:]
  private var channelNames: [Channel.ID: String] = [:]

  init(_ service: Service) {
    let models = service.models
    let webhooks = service.webhooks + service.operations.flatMap(\.callbacks)
    for webhook in webhooks { webhookNames[webhook.id] = webhook.name }
    for channel in service.channels { channelNames[channel.id] = channel.name }
    for model in models { names[model.id] = name(of: model, models, depth: 0) }
  }

  subscript(id: Model.ID) -> String { names[id] ?? "<\(id.rawValue)>" }

  private func name(of model: Model, _ all: Models, depth: Int) -> String {
    switch model.owner {
    case .model(let id):
      guard depth < 100, let owner = all[id] else { return "<\(id.rawValue)>.\(model.name)" }
      return name(of: owner, all, depth: depth + 1) + "." + model.name
    case .operation(let id): return "\(id.rawValue).\(model.name)"
    case .webhook(let id): return "\(webhookNames[id] ?? id.rawValue).\(model.name)"
    case .channel(let id): return "\(channelNames[id] ?? id.rawValue).\(model.name)"
    case nil: return model.name
    }
  }
}

extension Server {
  var printed: [String] {
    ["server \(template)\(`protocol`.map { " \($0)" } ?? "")"]
      + variables.map { variable in
        let values =
          variable.values.isEmpty ? "" : " of " + variable.values.joined(separator: " | ")
        return "  \(variable.name) = \(variable.defaultValue)\(values)"
      } + policies.printed.map { "  \($0)" }
  }
}

extension CredentialScheme {
  fileprivate var printed: [String] {
    switch kind {
    case .apiKey(let name, let location):
      ["credential \(id.rawValue): \(location.rawValue) \(name)"]
    case .basic: ["credential \(id.rawValue): basic"]
    case .bearer: ["credential \(id.rawValue): bearer"]
    case .tokens(let origin): ["credential \(id.rawValue): tokens"] + origin.printed
    case .authorization(let scheme): ["credential \(id.rawValue): authorization \(scheme)"]
    case .certificate: ["credential \(id.rawValue): certificate"]
    }
  }
}

extension CredentialScheme.TokenOrigin {
  fileprivate var printed: [String] {
    (discoveryURL.map { ["  discovery \($0)"] } ?? [])
      + flows.map { flow in
        let urls = [
          flow.authorizationURL, flow.deviceAuthorizationURL, flow.tokenURL, flow.refreshURL,
        ]
        let words = [flow.name] + urls.map { $0 ?? "-" }
        return (["  " + words.joined(separator: " ")] + flow.scopes.map(\.name))
          .joined(separator: " ")
      }
  }
}
