import Shape
import SwiftSource

/// The contents of all declarations of a service.
struct ServiceBlueprint {
  /// The path of the document for the header of each file.
  var document: String
  var client: ClientBlueprint
  var requests: [RequestBlueprint]
  /// The modules, the main one first.
  var modules: [ModuleBlueprint]
  var webhooks: WebhookEventBlueprint?
  var channels: [ChannelBlueprint]
  /// The servers and connection policies of each AsyncAPI document.
  var realtime: [ClientBlueprint]
  /// The fake of the client of operations; nil without one.
  var fake: FakeBlueprint?
  /// Whether the service only has AsyncAPI documents.
  var hasOnlyChannels: Bool
  var decisions: NamingDecisions
  /// The names that look like others.
  var lookalikes: [NamingConflict]
  var spelling: TypeSpelling
  /// The multipart forms by model, for expressions that initialize them.
  var forms: [Model.ID: MultipartBlueprint]
}

/// Creates the blueprint of a service: names first, then the declarations that refer to them.
struct ServiceDrafter {
  private let service: Service
  private let tree: OwnershipTree
  private let namer: Namer
  private let partition: Partition
  /// Whether a client connects the channels.
  ///
  /// Channels of several documents may have other servers; without servers, the caller knows one.
  private let isConnected: Bool
  /// Whether a broker has the channels.
  private let isBrokered: Bool
  private let hasFakes: Bool
  private let returned: ReturnedValue

  init(_ service: Service, _ options: Emitter.Options) {
    self.service = service
    tree = OwnershipTree(service)
    returned = ReturnedValue(service.operations)
    namer = Namer(service, tree: tree, options)
    partition = Partition(service, tree, namer.modelReferences, options)
    isBrokered =
      options.connectsChannels
      && service.realtime.contains { $0.servers.contains(where: \.isBroker) }
    hasFakes = options.hasFakes
    isConnected =
      options.connectsChannels && service.realtime.count == 1
      && service.realtime[0].connects(service.channels)
  }

  func blueprint() -> ServiceBlueprint {
    var decisions = namer.decisions
    let members = MemberNames(service, &decisions)
    let spelling = TypeSpelling(service, paths: namer.paths, members: members)
    let reader = ModelStructureReader(spelling: spelling, paths: namer.paths, tree: tree)
    var models = ModelDrafter(
      spelling: spelling,
      paths: namer.paths,
      tree: tree,
      shared: SharedModels(service, reader, partition),
      decisions: decisions
    )
    let components = tree.components.map { model in
      var blueprint = models.blueprint(of: model)
      blueprint?.formerName = namer.former.types[model.id]
      return (model.id, blueprint)
    }
    var client = ClientDrafter(
      service: service,
      name: namer.client,
      types: namer.scopeOfClient(),
      methods: service.operations.compactMap { namer.methods[$0.id] }
    )
    let clientBlueprint = client.blueprint()
    let types = client.sharedTypes
    let requests = service.operations.compactMap { request($0, types, spelling, &models) }
    let webhooks = webhooks(spelling, &models)
    let channels = channels(spelling, &models)
    var fakeNamer = FakeNamer(in: namer.topLevel)
    let fake = hasFakes && !service.hasOnlyChannels ? fakeNamer.fake(of: namer.client) : nil
    var modules = modules(components, requests)
    if let fake {
      for index in modules.indices {
        let name = partition.modules[index]
        modules[index].groups = fakeNamer.named(
          modules[index].groups,
          of: name,
          fake,
          namer.client
        )
      }
    }
    return ServiceBlueprint(
      document: service.document,
      client: clientBlueprint,
      requests: requests,
      modules: modules,
      webhooks: webhooks,
      channels: channels,
      realtime: zip(service.realtime, namer.realtime).map { realtime, name in
        // The methods of a client refer to types at the top level.
        let types =
          isConnected ? Scope(inside: namer.topLevel) : Scope(taken: ReservedTypeNames.names)
        let constants = MessageConstants(spelling: spelling, channels: service.channels)
        var drafter = ClientDrafter(
          realtime: realtime,
          connecting: isConnected ? service.channels : [],
          name: name,
          types: types,
          constants: constants
        )
        var blueprint = drafter.blueprint()
        if isConnected {
          drafter.connect(service.channels, channels, in: &blueprint)
          if hasFakes { blueprint.fake = fakeNamer.fake(of: name) }
        }
        return blueprint
      },
      fake: fake,
      hasOnlyChannels: service.hasOnlyChannels,
      decisions: models.decisions,
      lookalikes: LookalikeNames(service, tree, models.decisions).conflicts,
      spelling: spelling,
      forms: models.forms
    )
  }

  private func modules(
    _ models: [(id: Model.ID, blueprint: ModelBlueprint?)],
    _ requests: [RequestBlueprint]
  ) -> [ModuleBlueprint] {
    let operations = Array(zip(service.operations, requests))
    let users = Dependencies(service, tree, namer.modelReferences).users(of: service, tree)
    return partition.modules.map { module in
      let models = models.compactMap { id, blueprint in blueprint.map { (id: id, blueprint: $0) } }
        .filter { partition.module(of: .model($0.id)) == module }
      return ModuleBlueprint(
        imports: module == nil ? [] : partition.imports,
        isMain: module == nil,
        models: ModelGrouping(models, users: users).groups,
        groups: MethodGroup.groups(
          of: operations.filter { $0.1.module == module },
          describedBy: service.tags
        )
      )
    }
  }

  private func request(
    _ operation: Operation,
    _ clientTypes: ServerDrafter.SharedTypes,
    _ spelling: TypeSpelling,
    _ models: inout ModelDrafter
  ) -> RequestBlueprint? {
    guard let name = namer.requests[operation.id], let method = namer.methods[operation.id] else {
      return nil
    }
    let roles = ResponseRoles(operation)
    let nested = tree.models(of: operation.id).compactMap { model in
      models.blueprint(of: model, summary: roles.summary(of: model))
    }
    var drafter = RequestDrafter(
      operation: operation,
      name: name,
      method: method,
      spelling: spelling,
      scope: namer.scope(of: operation.id),
      decisions: models.decisions,
      clientTypes: clientTypes,
      returned: returned
    )
    drafter.module = partition.module(of: .operation(operation.id))
    let callbacks = callbacks(of: operation, spelling, &models)
    var blueprint = drafter.blueprint(nested: nested, callbacks: callbacks)
    blueprint.formerName = namer.former.requests[operation.id]
    blueprint.formerMethod = namer.former.methods[operation.id]
    models.decisions = drafter.decisions
    return blueprint
  }

  private func channels(
    _ spelling: TypeSpelling,
    _ models: inout ModelDrafter
  ) -> [ChannelBlueprint] {
    service.channels.compactMap { channel in
      let inside = tree.models(of: channel.id)
      let events = [channel.incoming, channel.outgoing].compactMap(\.?.event)
      // The enumerations of messages precede the models that they refer to.
      let sorted =
        inside.filter { events.contains($0.id) } + inside.filter { !events.contains($0.id) }
      let nested = sorted.compactMap { models.blueprint(of: $0) }
      var drafter = ChannelDrafter(
        spelling: spelling,
        all: service.channels,
        names: namer.channels,
        isConnected: isConnected,
        isBrokered: isBrokered,
        decisions: models.decisions
      )
      let blueprint = drafter.blueprint(of: channel, nested: nested)
      models.decisions = drafter.decisions
      return blueprint
    }
  }

  private func webhooks(
    _ spelling: TypeSpelling,
    _ models: inout ModelDrafter
  ) -> WebhookEventBlueprint? {
    guard !service.webhooks.isEmpty else { return nil }
    return draft(
      service.webhooks,
      named: namer.webhooks.event,
      DocumentationText(summary: "The webhooks that the service sends."),
      in: namer.topLevel,
      spelling,
      &models
    )
  }

  private func callbacks(
    of operation: Operation,
    _ spelling: TypeSpelling,
    _ models: inout ModelDrafter
  ) -> WebhookEventBlueprint? {
    guard let name = namer.webhooks.event(of: operation.id) else { return nil }
    return draft(
      operation.callbacks,
      named: name,
      DocumentationText(
        summary: "The requests that the service sends to the URLs in this request."
      ),
      in: namer.scope(of: operation.id),
      spelling,
      &models
    )
  }

  private func draft(
    _ webhooks: [Webhook],
    named name: SwiftName,
    _ documentation: DocumentationText,
    in scope: Scope,
    _ spelling: TypeSpelling,
    _ models: inout ModelDrafter
  ) -> WebhookEventBlueprint {
    let drafter = WebhookDrafter(spelling: spelling, paths: namer.webhooks.paths)
    var nested: [Webhook.ID: [ModelBlueprint]] = [:]
    for webhook in webhooks {
      nested[webhook.id] = tree.models(of: webhook.id).compactMap { models.blueprint(of: $0) }
    }
    return drafter.blueprint(
      of: webhooks,
      named: name,
      documentation,
      scope: { namer.scope(of: $0, in: scope) },
      nested: { nested[$0] ?? [] }
    )
  }
}

extension Realtime {
  /// Whether clients connect to a server, or none is described.
  fileprivate func connects(_ channels: [Channel]) -> Bool {
    servers.isEmpty || servers.contains { $0.connects(channels) }
  }
}
