import Shape
import SwiftSource

/// Creates the blueprints of the servers of a client or of an operation.
struct ServerDrafter {
  /// The names of types that are visible where the servers are members.
  var types: Scope
  /// The names of members beside the servers.
  var members: Scope
  /// Whether the servers are those of an AsyncAPI document, whose URLs can have any scheme.
  var isRealtime = false
  /// Whether the client's server chooses among those of operations.
  var areDeclared = false
  /// Whether the servers are those of an operation, where a path replaces that of the client's.
  var areOfOperation = false
  /// The channels that a client connects.
  var channels: [Channel] = []
  /// The constants of the messages to which policies refer.
  var constants: MessageConstants?
  private(set) var variables: [VariableBlueprint] = []
  /// The type of each list of values; those of the client are also those of its operations.
  private var listed: [ValueList: ListedValues] = [:]

  /// The types of the variables of a client, as its operations refer to them.
  struct SharedTypes {
    fileprivate let listed: [ValueList: ListedValues]
  }

  fileprivate struct ValueList: Hashable {
    let key: String
    let values: [String]
  }

  fileprivate struct ListedValues {
    var type: TypeReference
    var names: [String: SwiftName]
  }

  init(types: Scope, members: Scope) {
    self.types = types
    self.members = members
  }

  mutating func blueprint(of server: Server) -> ServerBlueprint {
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
      needsOrigin: isRelative && !areOfOperation,
      isDeclared: areDeclared,
      parameters: parameters,
      policies: policies ?? [],
      policiesType: policies?.isEmpty ?? true ? nil : types.claim([stem + "Server"]).name,
      transport: transport(of: server)
    )
  }

  private func transport(of server: Server) -> ServerBlueprint.Transport? {
    guard server.connects(channels) else { return nil }
    return server.isWebSocket ? .webSocket : .httpStream
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
    let values = values(of: variable)
    return ServerBlueprint.Parameter(
      key: variable.name,
      name: name,
      type: values.type,
      initial: values.names[variable.defaultValue].map { ".\(label: $0)" } ?? "",
      text: "\(name).rawValue"
    )
  }

  /// The type of a variable's values, which servers with the same values share.
  private mutating func values(of variable: Server.Variable) -> ListedValues {
    let list = ValueList(key: variable.name, values: variable.values)
    if let values = listed[list] { return values }
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
    variables.append(blueprint)
    let values = ListedValues(
      type: .named([blueprint.name]),
      names: Dictionary(blueprint.values.map { ($0.text, $0.name) }) { first, _ in first }
    )
    listed[list] = values
    return values
  }

  /// Returns the types as members of a client.
  func sharedTypes(of client: SwiftName) -> SharedTypes {
    SharedTypes(
      listed: listed.mapValues { values in
        var shared = values
        if case .named(let path) = values.type { shared.type = .named([client] + path) }
        return shared
      }
    )
  }

  /// Uses the types of a client's variables for the same values.
  mutating func use(_ types: SharedTypes) { listed = types.listed }
}
