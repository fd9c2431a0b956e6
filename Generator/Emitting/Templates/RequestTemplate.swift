import SwiftSource

/// The request of an operation.
struct RequestTemplate {
  let request: RequestBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: request.documentation)
    \(request.deprecation.map(\.attribute))
    \(access)struct \(request.name): \(request.responses.streams.isEmpty ? "" : "Streaming" as Source)Request {
      \(lines: members, by: "\n\n", \.self)
    }
    """
  }

  private var members: [Source] {
    let responses = ResponsesTemplate(responses: request.responses, access: access)
    return [properties, initializer] + responses.declarations
      + [bodyUnion, servers.source, servers.variables, security, building]
      + [responses.streamedOutcome, responses.outcome]
      + request.nested.map { ModelTemplate(model: $0, access: access).source }
      + callbacks
  }

  private var callbacks: [Source] {
    guard let event = request.callbacks else { return [] }
    return [WebhookEventTemplate(event: event, access: access).source]
      + event.webhooks.map { WebhookTemplate(webhook: $0, access: access).source }
  }

  private var properties: Source { "\(lines: request.parameters, property)" }

  private func property(_ parameter: ParameterBlueprint) -> Source {
    """
    \(doc: parameter.documentation)
    \(access)var \(parameter.name):\(branch: "\(parameter.type)")
    """
  }

  /// The compiler synthesizes an internal initializer.
  private var initializer: Source {
    access.isEmpty ? "" : writtenInitializer
  }

  private var writtenInitializer: Source {
    request.parameters.isEmpty ? "\(access)init() {}" : assigningInitializer
  }

  private var assigningInitializer: Source {
    """
    \(access)init(\(list: request.parameters, parameter)) {
      \(lines: request.parameters, assignment)
    }
    """
  }

  private func parameter(_ parameter: ParameterBlueprint) -> Source {
    "\(label: parameter.name): \(parameter.type)\(parameter.initial(parameter.assumed?.inner))"
  }

  private func assignment(_ parameter: ParameterBlueprint) -> Source {
    "self.\(label: parameter.name) = \(parameter.name)"
  }

  private var bodyUnion: Source {
    request.bodyUnion.map { ContentUnionTemplate(union: $0, access: access).source } ?? ""
  }

  private var servers: ServersTemplate {
    ServersTemplate(
      servers: request.servers,
      valueTypes: request.serverVariables,
      access: access,
      type: "ServerURL"
    )
  }

  private var security: Source {
    request.security.isEmpty
      ? "" : "\(access)static let security = [\(elements: request.security, alternative)]"
  }

  private func alternative(_ schemes: [String]) -> Source {
    "[\(elements: schemes, Source.literal)]"
  }

  private var building: Source {
    """
    \(access)func httpRequest() throws(InvalidRequest) -> HTTPRequest {
      \(request.httpRequest.statements.isEmpty ? creation : steps)
    }
    """
  }

  private var creation: Source {
    let template = request.httpRequest.template
    let arguments =
      [request.httpRequest.verb, request.httpRequest.path]
      + (template.map { ["template: \(literal: $0)"] } ?? [])
    return "try HTTPRequest(\(list: arguments, \.self))"
  }

  private var steps: Source {
    """
    var \(request.httpRequest.request) = \(creation)
    \(lines: request.httpRequest.statements, \.self)
    return \(request.httpRequest.request)
    """
  }
}
