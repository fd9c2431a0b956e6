import SwiftSource

/// The servers of a client or of an operation: a constant for each server, or a function of its
/// variables.
struct ServersTemplate {
  let servers: [ServerBlueprint]
  let valueTypes: [VariableBlueprint]
  let access: Source
  /// The type of a server's address.
  let type: Source
  /// Whether a client applies the policies of a server.
  var appliesPolicies = false

  var source: Source { "\(lines: servers, by: "\n\n", server)" }

  private func server(_ server: ServerBlueprint) -> Source {
    if server.needsOrigin { return relativeServer(server) }
    return server.parameters.isEmpty ? fixedServer(server) : variableServer(server)
  }

  private func fixedServer(_ server: ServerBlueprint) -> Source {
    """
    \(doc: server.documentation)
    \(access)static let \(server.name) = \(type)(\(list: ["documented: \(literal: server.template)"] + names(of: server) + settings(of: server), \.self))
    """
  }

  private func variableServer(_ server: ServerBlueprint) -> Source {
    let values: [Source] =
      server.isDeclared
      ? ["variables: [\(elements: server.parameters, variable)]"]
      : ["[\(members: values(of: server))]"]
    let arguments =
      ["template: \(literal: server.template)"] + values + names(of: server) + settings(of: server)
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: server.parameters, parameter)) -> \(type) {
        \(type)(\(list: arguments, \.self))
      }
      """
  }

  /// The argument with the name by which a client's server chooses among those of an operation.
  private func names(of server: ServerBlueprint) -> [Source] {
    server.isDeclared ? ["name: \(literal: server.name.text)"] : []
  }

  private func variable(_ parameter: ServerBlueprint.Parameter) -> Source {
    "ServerURL.Variable(\(list: ["\(literal: parameter.key)", "\(parameter.name)", "default: \(parameter.initial)"] as [Source], \.self))"
  }

  /// The arguments with the transport and the policies of a client of channels.
  private func settings(of server: ServerBlueprint) -> [Source] {
    let transport: [Source] =
      server.transport == .httpStream ? ["transport: .httpStream"] : []
    let template = ConnectionPolicyTemplate(policies: server.policies, access: access)
    guard appliesPolicies, let value = template.value(in: server.policiesType) else {
      return transport
    }
    return transport + ["policies: \(value)"]
  }

  /// A server as a member of the type of arguments.
  func argument(_ server: ServerBlueprint, of client: SwiftName, as type: SwiftName) -> Source {
    let name: Source = "\(client).\(server.name)"
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

  var variables: Source { "\(lines: valueTypes, by: "\n\n", values)" }

  private func values(_ variable: VariableBlueprint) -> Source {
    """
    \(doc: variable.documentation)
    \(access)enum \(variable.name): String, CaseIterable, Sendable {
      \(lines: variable.values, { "case \($0.name)\($0.raw)" })
    }
    """
  }
}
