import Shape
import SwiftSource

/// Gives every model and operation its Swift name, once, before anything is printed.
struct Namer {
  /// Where each model stands: the types it is nested in and its own name.
  var paths: [Model.ID: [SwiftName]] = [:]
  private(set) var requests: [Operation.ID: SwiftName] = [:]
  private(set) var methods: [Operation.ID: SwiftName] = [:]
  var webhooks = WebhookNames()
  private(set) var channels: [Channel.ID: SwiftName] = [:]
  private(set) var realtime: [SwiftName] = []
  private(set) var client = SwiftName(known: "Client")
  var decisions: NamingDecisions

  let service: Service
  let tree: OwnershipTree
  let mentions: Mentions
  let sights: Sights
  let messages: MessageModels
  private(set) var topLevel = Scope(taken: ForeignTypes.names)

  init(_ service: Service, tree: OwnershipTree, _ options: Emitter.Options) {
    self.service = service
    self.tree = tree
    mentions = Mentions(service, tree)
    sights = Sights(service, tree, mentions)
    messages = MessageModels(service)
    decisions = NamingDecisions(renames: options.renames)
    let components = tree.components.map { QualifiedName($0.name).words }
    nameClient(options.client, unlike: components)
    nameRealtime(options.realtime)
    nameComponents(components)
    nameOperations()
    webhooks.name(service.webhooks, client: self.client, in: &topLevel)
    nameChannels()
    nameNested()
  }
}

extension Namer {
  /// The names that a request can see: those around it, and those of the models in it.
  func scope(of operation: Operation.ID) -> Scope {
    let path = requests[operation].map { [$0] } ?? []
    var scope = sight(inside: .operation(operation), at: path)
    for child in tree.models(of: operation) { paths[child.id]?.last.map { scope.take($0) } }
    webhooks.take(of: operation, in: &scope)
    return scope
  }

  /// The names that the client's methods speak of.
  func scopeOfClient() -> Scope {
    service.operations.reduce(into: Scope(taken: ForeignTypes.names)) { scope, operation in
      requests[operation.id].map { scope.take($0) }
      for id in mentions.inside(.operation(operation.id)) {
        (paths[id]?.first).map { scope.take($0) }
      }
    }
  }

  /// The names that a webhook can see.
  func scope(of webhook: Webhook.ID, in outer: Scope) -> Scope {
    var scope = Scope(inside: outer)
    for child in tree.models(of: webhook) { paths[child.id]?.last.map { scope.take($0) } }
    return scope
  }
}

// MARK: - Top level

extension Namer {
  /// A chosen name comes first; a made one gives way to the models.
  private mutating func nameClient(_ chosen: String?, unlike components: [[Words]]) {
    if let chosen, let name = SwiftName(chosen) {
      topLevel.take(name)
      client = name
      return
    }
    let stem = Words(service.title).upperCamel
    let models = Set(components.map { $0[0].upperCamel })
    let candidates = [stem, stem + "API", stem + "Client"].filter { !models.contains($0) }
    client = topLevel.claim(candidates + [stem + "Service"]).name
  }

  /// The client's own name where there is no client.
  private mutating func nameRealtime(_ chosen: [String?]) {
    for (index, events) in service.realtime.enumerated() {
      if service.hasOnlyChannels {
        realtime.append(client)
      } else if index < chosen.count, let name = chosen[index].flatMap({ SwiftName($0) }) {
        topLevel.take(name)
        realtime.append(name)
      } else {
        let stem = Words(events.title).upperCamel
        realtime.append(topLevel.claim([stem, stem + "Events", stem + "Realtime"]).name)
      }
    }
  }

  private mutating func nameComponents(_ components: [[Words]]) {
    let counts = Dictionary(tree.components.map { ($0.name, 1) }, uniquingKeysWith: +)
    let wishes = zip(tree.components, components).map { model, words in
      var thing = NamedThing(kind: .schema, name: model.name, origin: model.origin)
      thing.isNamesake = counts[model.name] != 1
      return (thing: thing, stem: words[0].upperCamel)
    }
    for index in decisions.order(of: wishes, in: topLevel) {
      let model = tree.components[index]
      let words = components[index]
      let noun = messages.kinds[model.id] == nil ? "Model" : "Message"
      let candidates = words.flatMap { $0.typeNames() } + [words[0].upperCamel + noun]
      paths[model.id] = [
        decisions.claimContested(candidates, for: wishes[index].thing, in: &topLevel)
      ]
    }
  }

  /// The name says what it is even where a model has the same word.
  private mutating func nameChannels() {
    let wishes = service.channels.map { channel in
      let name = stem(of: channel) ?? client.text
      let bare = name.hasSuffix("Channel") ? String(name.dropLast("Channel".count)) : name
      let thing = NamedThing(kind: .channel, name: channel.name, origin: channel.origin)
      return (thing: thing, stem: bare + "Channel")
    }
    for index in decisions.order(of: wishes, in: topLevel) {
      let (thing, stem) = wishes[index]
      let id = service.channels[index].id
      channels[id] = decisions.claimContested([stem], for: thing, in: &topLevel)
    }
  }

  /// Of an address what stands around its parameters, or else their names; nil for signs alone.
  ///
  /// A level that is `+`, `#`, `*` or `>` matches any and says nothing; nor does `$` alone.
  private func stem(of channel: Channel) -> String? {
    let name = channel.name
    let around = name.contains("{") ? name.replacing(/\{[^{}]*\}/, with: " ") : name
    for text in [around, name] where text.contains(where: { $0.isLetter || $0.isNumber }) {
      let levels = text.split(separator: "/").map { level in
        let words = level.split(separator: ".")
        return words.filter { !["+", "#", "*", ">", "$"].contains($0) }.joined(separator: ".")
      }
      return Words(levels.joined(separator: " ").replacing(/[{}]/, with: " ")).upperCamel
    }
    return nil
  }

  private mutating func nameOperations() {
    var members = Scope(taken: ["connection", "send", "init"])
    let wishes = service.operations.map { operation in
      let id = operation.id.rawValue
      let thing = NamedThing(kind: .operation, name: id, origin: operation.origin)
      return (thing: thing, stem: Words(id).lowerCamel)
    }
    for index in decisions.order(of: wishes, in: members) {
      let (thing, stem) = wishes[index]
      let id = service.operations[index].id
      methods[id] = decisions.claimContested([stem, stem + "Operation"], for: thing, in: &members)
      let words = Words(decisions.chosen(for: thing)?.to ?? id.rawValue)
      let type = words.typeNames(ending: "Request", "Operation")
      requests[id] = topLevel.claim(type).name
    }
  }
}

extension Words {
  /// The names that a type may have, the best first.
  fileprivate func typeNames(ending suffixes: String...) -> [String] {
    (tellsTypes ? [upperCamel] : []) + suffixes.map { upperCamel + $0 }
  }
}
