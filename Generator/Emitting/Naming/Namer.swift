import Shape
import SwiftSource

/// Assigns the Swift names of all declarations, before any of them is printed.
struct Namer {
  /// The path of each model: the types that it is nested in, and its own name.
  var paths: [Model.ID: [SwiftName]] = [:]
  private(set) var requests: [Operation.ID: SwiftName] = [:]
  private(set) var methods: [Operation.ID: SwiftName] = [:]
  var webhooks = WebhookNames()
  /// The former names of types and methods, which are kept with a deprecation.
  private(set) var former = FormerNames()
  private(set) var channels: [Channel.ID: SwiftName] = [:]
  private(set) var realtime: [SwiftName] = []
  private(set) var client = SwiftName(known: "Client")
  var decisions: NamingDecisions

  let service: Service
  let tree: OwnershipTree
  let modelReferences: ModelReferences
  let visibleNames: VisibleNames
  let messages: MessageModels
  private(set) var topLevel = Scope(taken: ReservedTypeNames.names)

  init(_ service: Service, tree: OwnershipTree, _ options: Emitter.Options) {
    self.service = service
    self.tree = tree
    modelReferences = ModelReferences(service, tree)
    visibleNames = VisibleNames(service, tree, modelReferences)
    messages = MessageModels(service)
    decisions = NamingDecisions(renames: options.renames)
    let components = tree.components.map { model in
      (model.derivedName.map { [Words($0)] } ?? []) + QualifiedName(model.name).words
    }
    nameClient(options.client, unlike: components)
    nameRealtime(options.realtime)
    nameComponents(components)
    nameBases()
    nameOperations()
    webhooks.name(service.webhooks, client: self.client, in: &topLevel)
    nameChannels()
    nameFormer()
    nameNested()
  }
}

extension Namer {
  /// Returns the names that are visible in a request, including those of its nested models.
  func scope(of operation: Operation.ID) -> Scope {
    let path = requests[operation].map { [$0] } ?? []
    var scope = visibleScope(inside: .operation(operation), at: path)
    for child in tree.models(of: operation) { paths[child.id]?.last.map { scope.take($0) } }
    webhooks.take(of: operation, in: &scope)
    return scope
  }

  /// Returns the names that the client's methods refer to.
  func scopeOfClient() -> Scope {
    service.operations.reduce(into: Scope(taken: ReservedTypeNames.names)) { scope, operation in
      requests[operation.id].map { scope.take($0) }
      for id in modelReferences.inside(.operation(operation.id)) {
        (paths[id]?.first).map { scope.take($0) }
      }
    }
  }

  /// Returns the names that are visible in a webhook.
  func scope(of webhook: Webhook.ID, in outer: Scope) -> Scope {
    var scope = Scope(inside: outer)
    for child in tree.models(of: webhook) { paths[child.id]?.last.map { scope.take($0) } }
    return scope
  }
}

// MARK: - Top level

extension Namer {
  /// Prefers the chosen name; a derived name differs from those of the models.
  private mutating func nameClient(_ chosen: String?, unlike components: [[Words]]) {
    if let chosen, let name = SwiftName(chosen) {
      topLevel.take(name)
      client = name
      return
    }
    let stem = ServiceTitle(service.title, of: service).words.upperCamel
    let models = Set(components.map { $0[0].upperCamel })
    let candidates = [stem, stem + "API", stem + "Client"].filter { !models.contains($0) }
    client = topLevel.claim(candidates + [stem + "Service"]).name
  }

  /// Uses the client's name where the document has only channels, and therefore no client.
  private mutating func nameRealtime(_ chosen: [String?]) {
    for (index, events) in service.realtime.enumerated() {
      if service.hasOnlyChannels {
        realtime.append(client)
      } else if index < chosen.count, let name = chosen[index].flatMap({ SwiftName($0) }) {
        topLevel.take(name)
        realtime.append(name)
      } else {
        let stem = ServiceTitle(events.title, of: service).words.upperCamel
        realtime.append(topLevel.claim([stem, stem + "Events", stem + "Realtime"]).name)
      }
    }
  }

  private mutating func nameComponents(_ components: [[Words]]) {
    let named = zip(tree.components, components).filter { $0.0.definition.baseModel == nil }
    let counts = Dictionary(named.map { ($0.0.name, 1) }, uniquingKeysWith: +)
    let proposals = named.map { model, words in
      var element = NamedElement(kind: .schema, name: model.name, origin: model.origin)
      element.sharesName = counts[model.name] != 1
      return (element: element, stem: words[0].upperCamel)
    }
    for index in decisions.order(of: proposals, in: topLevel) {
      let (model, words) = named[index]
      let noun = messages.directions[model.id] == nil ? "Model" : "Message"
      let candidates = words.flatMap { $0.typeNames() } + [words[0].upperCamel + noun]
      paths[model.id] = [
        decisions.claimContested(candidates, for: proposals[index].element, in: &topLevel)
      ]
    }
    decisions.checkLength(
      of: zip(named, proposals).compactMap { named, proposal in
        paths[named.0.id]?.last.map { ($0, proposal.element) }
      }
    )
  }

  /// Names the protocols of the bases that have types of their own.
  private mutating func nameBases() {
    let models = Dictionary(tree.components.map { ($0.id, $0) }) { first, _ in first }
    for base in tree.components {
      guard let schema = base.definition.baseModel.flatMap({ models[$0] }),
        let name = paths[schema.id]?.last
      else { continue }
      var element = NamedElement(kind: .schema, name: schema.name, origin: base.origin)
      element.isProtocol = true
      paths[base.id] = [
        decisions.claimDerived([name.text + "Protocol"], for: element, in: &topLevel)
      ]
    }
  }

  /// Names what is kept for code that uses former names, after everything else at the top level.
  private mutating func nameFormer() {
    for model in tree.components where model.definition.baseModel == nil {
      let element = NamedElement(kind: .schema, name: model.name, origin: model.origin)
      former.types[model.id] = decisions.claimFormer(of: element, in: &topLevel)
    }
    var members = Scope(taken: Set(methods.values.map(\.text)))
    for operation in service.operations {
      let id = operation.id
      let element = NamedElement(kind: .operation, name: id.rawValue, origin: operation.origin)
      former.methods[id] = decisions.claimFormer(of: element, in: &members)
      guard let method = former.methods[id] else { continue }
      let type = Words(whole: method.text).upperCamel
      guard topLevel.isFree(type), let name = SwiftName(type) else { continue }
      topLevel.take(name)
      former.requests[id] = name
    }
  }

  /// The suffix distinguishes a channel from a model of the same name.
  private mutating func nameChannels() {
    let proposals = service.channels.map { channel in
      let name = stem(of: channel) ?? client.text
      let bare = name.hasSuffix("Channel") ? String(name.dropLast("Channel".count)) : name
      let element = NamedElement(kind: .channel, name: channel.name, origin: channel.origin)
      return (element: element, stem: bare + "Channel")
    }
    for index in decisions.order(of: proposals, in: topLevel) {
      let (element, stem) = proposals[index]
      let id = service.channels[index].id
      channels[id] = decisions.claimContested([stem], for: element, in: &topLevel)
    }
  }

  /// Returns the words of an address outside of its parameters, or else the parameters' names; nil
  /// if it has neither letters nor digits.
  ///
  /// Omits the wildcard levels `+`, `#`, `*` and `>`, and a level that is only `$`.
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

  /// Returns the words of the names that an operation may have, the best first.
  private func names(of operation: Operation) -> [Words] {
    let names =
      operation.names.isEmpty
      ? [Words(whole: operation.id.rawValue)] : operation.names.map { Words($0) }
    // A name that isn't the author's repeats the words of the path: `GET /search/{version}/search`.
    let isWritten = operation.names.isEmpty && operation.uniqueID != nil
    guard !isWritten, let best = names.first?.withoutRepetition else { return names }
    return best == names[0] ? names : [best] + names
  }

  private mutating func nameOperations() {
    var members = Scope(taken: ["connection", "send", "init", "fakeAnswers"])
    let proposals = service.operations.map { operation in
      let id = operation.id.rawValue
      let element = NamedElement(kind: .operation, name: id, origin: operation.origin)
      return (element: element, stem: names(of: operation)[0].lowerCamel)
    }
    for index in decisions.order(of: proposals, in: members) {
      let element = proposals[index].element
      let operation = service.operations[index]
      let (id, names) = (operation.id, names(of: operation))
      let count = decisions.conflicts.count
      let stems = names.map(\.lowerCamel)
      let method = decisions.claimContested(
        stems + [stems[0] + "Operation"],
        for: element,
        in: &members
      )
      methods[id] = method
      let chosen = decisions.chosen(for: element).map { Words(whole: $0.to) }
      let words = chosen ?? names.first { $0.lowerCamel == method.text } ?? names[0]
      let type = words.typeNames(ending: "Request", "Operation")
      // A reported method has the same rename.
      requests[id] =
        decisions.conflicts.count == count
        ? decisions.claimDerived(type, for: element, in: &topLevel) : topLevel.claim(type).name
      if chosen == nil { decisions.checkLength(of: method, for: element) }
    }
  }
}

extension Model.Definition {
  /// The model of the values of a base's schema.
  fileprivate var baseModel: Model.ID? {
    if case .base(let base) = self { base.model } else { nil }
  }
}

extension Words {
  /// Returns the candidates for the name of a type, the best first.
  fileprivate func typeNames(ending suffixes: String...) -> [String] {
    (distinguishesTypes ? [upperCamel] : []) + suffixes.map { upperCamel + $0 }
  }
}
