import Shape
import SwiftSource

/// Creates the blueprint of the client.
struct ClientDrafter {
  private let title: String
  private let documentation: Documentation
  private let servers: [Server]
  private let credentials: [CredentialScheme]
  /// Whether the servers are those of an AsyncAPI document, whose URLs can have any scheme.
  private let isRealtime: Bool
  private let policies: [ConnectionPolicyBlueprint]
  let name: SwiftName
  private var drafter: ServerDrafter

  /// The names of types that are visible in the client.
  var types: Scope {
    get { drafter.types }
    set { drafter.types = newValue }
  }

  /// The types of the variables of the servers, as operations refer to them.
  var sharedTypes: ServerDrafter.SharedTypes { drafter.sharedTypes(of: name) }

  private static let members: Set<String> = ["connection", "send", "self", "init"]

  init(service: Service, name: SwiftName, types: Scope, methods: [SwiftName]) {
    title = service.title
    documentation = service.documentation
    servers = service.servers
    credentials = service.credentials
    isRealtime = false
    policies = []
    self.name = name
    drafter = ServerDrafter(types: types, members: Scope(taken: Self.members))
    // Elsewhere the names and defaults of the client's servers have no effect.
    drafter.areDeclared = service.operations.contains(where: \.choosesServer)
    drafter.types.take(name)
    for method in methods { drafter.members.take(method) }
  }

  /// - Parameters:
  ///   - channels: The channels that the client connects.
  ///   - types: The names of types that the declaration refers to.
  init(
    realtime: Realtime,
    connecting channels: [Channel],
    name: SwiftName,
    types: Scope,
    constants: MessageConstants
  ) {
    title = realtime.title
    documentation = realtime.documentation
    servers = realtime.servers
    credentials = realtime.credentials
    isRealtime = true
    policies =
      ConnectionPolicyDrafter(policies: realtime.policies, constants: constants).blueprints
    self.name = name
    drafter = ServerDrafter(types: types, members: Scope(taken: Self.members))
    drafter.isRealtime = true
    drafter.channels = channels
    drafter.constants = constants
    drafter.types.take(name)
    for policy in policies { drafter.members.take(policy.name) }
  }

  mutating func blueprint() -> ClientBlueprint {
    let summary =
      isRealtime
      ? "The servers and connection policies of \(title)." : "A client of \(title)."
    let credentials = CredentialDrafter(schemes: self.credentials)
    let credentialsType = types.claim(["Credentials", "ClientCredentials"]).name
    let servers = self.servers.filter { hasUsableURL($0) }.map { drafter.blueprint(of: $0) }
    return ClientBlueprint(
      name: name,
      documentation: documentation.unlessRepeating(title).text(summary: summary),
      policies: policies,
      servers: servers,
      variables: drafter.variables,
      credentialsType: credentialsType,
      credentials: credentials.blueprints,
      tokenOrigins: credentials.origins(in: &types)
    )
  }

  /// Adds the methods that connect the channels with an address.
  mutating func connect(
    _ channels: [Channel],
    _ blueprints: [ChannelBlueprint],
    in blueprint: inout ClientBlueprint
  ) {
    let own: [StaticString] = ["client", "documentedOptions", "states"]
    for member in own { drafter.members.take(SwiftName(known: member)) }
    blueprint.documentation = documentation.unlessRepeating(title)
      .text(summary: "A client of the channels of \(title).")
    if blueprint.servers.contains(where: { $0.transport != nil }) {
      blueprint.serverType = types.claim(["Server", "ClientServer"]).name
    }
    blueprint.connections = zip(channels, blueprints).compactMap { channel, blueprint in
      guard blueprint.messages != nil,
        servers.isEmpty
          ? channel.servers.isEmpty : servers.contains(where: channel.isConnected)
      else { return nil }
      let name = drafter.members.claim([stem(of: channel, blueprint.name)]).name
      return ConnectionBlueprint(name: name, channel: blueprint)
    }
  }

  /// The name of a channel's method: its key, or the words of its type if the key is an address
  /// with parameters, which the type's name omits.
  private func stem(of channel: Channel, _ type: SwiftName) -> String {
    let suffix = "Channel"
    guard channel.name.contains("{"), type.text.hasSuffix(suffix) else {
      return Words(channel.name).lowerCamel
    }
    return Words(String(type.text.dropLast(suffix.count))).lowerCamel
  }

  private func hasUsableURL(_ server: Server) -> Bool {
    isRealtime || server.isAbsolute || server.isSpecific
  }
}
