import SwiftSource

/// The servers of a service: a constant for each server, or a function of its variables.
struct ServersTemplate {
  let client: ClientBlueprint
  let access: Source
  /// The type of a server's address.
  let type: Source

  var source: Source { "\(lines: client.servers, by: "\n\n", server)" }

  private func server(_ server: ServerBlueprint) -> Source {
    if server.isRelative { return relativeServer(server) }
    return server.parameters.isEmpty ? fixedServer(server) : variableServer(server)
  }

  private func fixedServer(_ server: ServerBlueprint) -> Source {
    """
    \(doc: server.documentation)
    \(access)static let \(server.name) = \(type)(\(list: ["documented: \(literal: server.template)"] + policies(of: server), \.self))
    """
  }

  private func variableServer(_ server: ServerBlueprint) -> Source {
    let arguments: [Source] =
      ["template: \(literal: server.template)", "[\(members: values(of: server))]"]
      + policies(of: server)
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: server.parameters, parameter)) -> \(type) {
        \(type)(\(list: arguments, \.self))
      }
      """
  }

  /// The argument with the policies that a client applies.
  private func policies(of server: ServerBlueprint) -> [Source] {
    let template = ConnectionPolicyTemplate(policies: server.policies, access: access)
    guard client.connections != nil, let value = template.value(in: server.policiesType) else {
      return []
    }
    return ["policies: \(value)"]
  }

  /// A server as a member of the type of arguments.
  func argument(_ server: ServerBlueprint, as type: SwiftName) -> Source {
    let name: Source = "\(client.name).\(server.name)"
    guard !server.parameters.isEmpty else {
      return """
        \(doc: server.documentation)
        \(access)static let \(server.name) = \(type)(\(list: ["server: \(name)"] as [Source], \.self))
        """
    }
    let values = server.parameters.map { "\(label: $0.name): \($0.name)" as Source }
    let call: Source = "server: \(name)(\(list: values, \.self))"
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: server.parameters, parameter)) -> \(type) {
        \(type)(\(list: [call], \.self))
      }
      """
  }

  private func relativeServer(_ server: ServerBlueprint) -> Source {
    let values: [Source] =
      server.parameters.isEmpty ? [] : ["[\(members: values(of: server))]"]
    let arguments = ["path: \(literal: server.template)" as Source] + values + ["at: origin"]
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: ["at origin: ServerURL"] + server.parameters.map(parameter), \.self)) -> \(type) {
        \(type)(\(list: arguments, \.self))
      }
      """
  }

  private func parameter(_ parameter: ServerBlueprint.Parameter) -> Source {
    "\(label: parameter.name): \(parameter.type) = \(parameter.initial)"
  }

  private func values(of server: ServerBlueprint) -> [(key: String, value: Source)] {
    server.parameters.map { ($0.key, $0.text) }
  }

  var variables: Source { "\(lines: client.variables, by: "\n\n", variable)" }

  private func variable(_ variable: VariableBlueprint) -> Source {
    """
    \(doc: variable.documentation)
    \(access)enum \(variable.name): String, CaseIterable, Sendable {
      \(lines: variable.values, { "case \($0.name)\($0.raw)" })
    }
    """
  }
}
