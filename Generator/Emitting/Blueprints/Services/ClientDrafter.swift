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
  /// The constants of the messages to which policies refer.
  private let constants: MessageConstants?
  let name: SwiftName
  /// The names of types that are visible in the client.
  var types: Scope
  private var members = Scope(taken: ["connection", "send", "self", "init"])
  private var variables: [VariableBlueprint] = []
  /// The index in `variables` of each list of values.
  private var indices: [ValueList: Int] = [:]

  private struct ValueList: Hashable {
    let key: String
    let values: [String]
  }

  init(service: Service, name: SwiftName, types: Scope, methods: [SwiftName]) {
    title = service.title
    documentation = service.documentation
    servers = service.servers
    credentials = service.credentials
    isRealtime = false
    policies = []
    constants = nil
    self.name = name
    self.types = types
    self.types.take(name)
    for method in methods { members.take(method) }
  }

  /// - Parameter types: The names of types that the declaration refers to.
  init(realtime: Realtime, name: SwiftName, types: Scope, constants: MessageConstants) {
    title = realtime.title
    documentation = realtime.documentation
    servers = realtime.servers
    credentials = realtime.credentials
    isRealtime = true
    policies =
      ConnectionPolicyDrafter(policies: realtime.policies, constants: constants).blueprints
    self.constants = constants
    self.name = name
    self.types = types
    self.types.take(name)
    for policy in policies { members.take(policy.name) }
  }

  mutating func blueprint() -> ClientBlueprint {
    let summary =
      isRealtime
      ? "The servers and connection policies of \(title)." : "A client of \(title)."
    let credentials = CredentialDrafter(schemes: self.credentials)
    let credentialsType = types.claim(["Credentials", "ClientCredentials"]).name
    let servers = self.servers.filter { hasUsableURL($0) }.map { server($0) }
    return ClientBlueprint(
      name: name,
      documentation: documentation.unlessRepeating(title).text(summary: summary),
      policies: policies,
      servers: servers,
      variables: variables,
      credentialsType: credentialsType,
      credentials: credentials.blueprints,
      tokenOrigins: credentials.origins(in: &types)
    )
  }

  /// Adds the methods that connect the channels with an address on WebSocket servers.
  mutating func connect(
    _ channels: [Channel],
    _ blueprints: [ChannelBlueprint],
    in blueprint: inout ClientBlueprint
  ) {
    let own: [StaticString] = ["client", "documentedOptions", "states"]
    for member in own { members.take(SwiftName(known: member)) }
    blueprint.documentation = documentation.unlessRepeating(title)
      .text(summary: "A client of the channels of \(title).")
    if blueprint.servers.contains(where: \.isWebSocket) {
      blueprint.serverType = types.claim(["Server", "ClientServer"]).name
    }
    let sockets = Set(servers.filter(\.isWebSocket).compactMap(\.name))
    blueprint.connections = zip(channels, blueprints).compactMap { channel, blueprint in
      guard blueprint.messages != nil,
        channel.servers.isEmpty || !sockets.isDisjoint(with: channel.servers)
      else { return nil }
      let name = members.claim([Words(channel.name).lowerCamel]).name
      return ConnectionBlueprint(name: name, channel: blueprint)
    }
  }

  private func hasUsableURL(_ server: Server) -> Bool {
    isRealtime || server.isAbsolute || server.isSpecific
  }

  private mutating func server(_ server: Server) -> ServerBlueprint {
    let words = Words(server.documentation.summary ?? "").words
    let isShort = 1...3 ~= words.count && server.documentation.summary != nil
    let candidates =
      (server.name.map { [Words($0).lowerCamel] } ?? [])
      + (isShort ? [Words(words).lowerCamel] : [])
    var names = Scope(taken: ["self", "init", "origin"])
    let parameters = server.variables.map { parameter($0, &names) }
    let name = members.claim(candidates + ["server"]).name
    let policies = constants.map {
      ConnectionPolicyDrafter(policies: server.policies, constants: $0).blueprints
    }
    let stem = Words(name.text).upperCamel
    let isRelative = !server.isAbsolute && !isRealtime
    let summary = isRelative ? "A server with the path" : "The server"
    return ServerBlueprint(
      name: name,
      documentation: server.documentation.unlessRepeating(name.text)
        .text(summary: "\(summary) \(server.template.codeSpan)."),
      template: server.template,
      isRelative: isRelative,
      parameters: parameters,
      policies: policies ?? [],
      policiesType: policies?.isEmpty ?? true ? nil : types.claim([stem + "Server"]).name,
      isWebSocket: server.isWebSocket
    )
  }

  private mutating func parameter(
    _ variable: Server.Variable,
    _ names: inout Scope
  ) -> ServerBlueprint.Parameter {
    let name = names.claim([Words(variable.name).lowerCamel]).name
    if variable.isOpen {
      return ServerBlueprint.Parameter(
        key: variable.name,
        name: name,
        type: TypeReference(simple: .string),
        initial: "\(literal: variable.defaultValue)",
        text: "\(name)"
      )
    }
    let type = listed(variable)
    let value = type.values.first { $0.text == variable.defaultValue }
    return ServerBlueprint.Parameter(
      key: variable.name,
      name: name,
      type: .named([type.name]),
      initial: value.map { ".\(label: $0.name)" } ?? "",
      text: "\(name).rawValue"
    )
  }

  /// The type of a variable's values, which servers with the same values share.
  private mutating func listed(_ variable: Server.Variable) -> VariableBlueprint {
    let list = ValueList(key: variable.name, values: variable.values)
    if let index = indices[list] { return variables[index] }
    let stem = Words(variable.name).upperCamel
    var names = Scope(taken: ["self", "init", "rawValue", "hashValue", "allCases"])
    var seen: Set<String> = []
    let blueprint = VariableBlueprint(
      name: types.claim([stem, "Server" + stem, stem + "Value"]).name,
      documentation: variable.documentation.text(
        summary: "The values of the server variable \(variable.name.codeSpan)."
      ),
      values: variable.values.filter { seen.insert($0).inserted }.map {
        let name = names.claim([Words($0).lowerCamel]).name
        return (name, $0, name.text == $0 ? nil : " = \(literal: $0)")
      }
    )
    indices[list] = variables.count
    variables.append(blueprint)
    return blueprint
  }
}
