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
  /// The constants of the messages to which policies refer.
  var constants: MessageConstants?
  private(set) var variables: [VariableBlueprint] = []
  /// The index in `variables` of each list of values.
  private var indices: [ValueList: Int] = [:]

  private struct ValueList: Hashable {
    let key: String
    let values: [String]
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
      isRelative: isRelative,
      isDeclared: areDeclared,
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
