import SwiftSource

/// The protocol of a group of operations, and the conformance of the client.
struct ProtocolTemplate {
  let name: SwiftName
  /// The protocols of the other groups, for the protocol of all operations.
  var inherited: [SwiftName] = []
  let client: SwiftName
  /// The name of the group; nil for operations without a tag, or all of them.
  let group: SwiftName?
  let requests: [RequestBlueprint]
  let access: Source

  var sources: [Source] {
    let parents = inherited.isEmpty ? ["Sendable"] : inherited.map { "\($0)" as Source }
    let header: Source = """
      \(doc: documentation)
      \(access)protocol \(name): \(Source(joining: parents, by: ", "))
      """
    guard !requests.isEmpty else {
      return ["\(header) {}", "extension \(client): \(name) {}"]
    }
    return [
      """
      \(header) {
        \(lines: requests, by: "\n\n", requirement)
      }
      """,
      """
      extension \(client): \(name) {
        \(lines: requests, by: "\n\n", method)
      }
      """,
    ]
  }

  private var documentation: DocumentationText {
    let group = group.map { "`\($0.text)` " } ?? ""
    return DocumentationText(
      summary: "The \(group)operations of `\(client.text)`, which a fake performs in tests, too."
    )
  }

  private func requirement(_ request: RequestBlueprint) -> Source {
    let template = RequestMethodTemplate(request: request)
    return """
      /// Performs a request of `\(request.method)`.
      \(template.availability)
      \(template.attributes)
      \(template.declaration)\(template.resultWithoutBody)
      """
  }

  private func method(_ request: RequestBlueprint) -> Source {
    let template = RequestMethodTemplate(request: request)
    return """
      \(template.availability)
      \(template.attributes)
      \(access)\(template.declaration)\(result: request.reply)
        try await send(request)
      }
      """
  }
}

/// The declaration of a method that performs a request.
struct RequestMethodTemplate {
  let request: RequestBlueprint

  var availability: Source? { request.deprecation.map(\.attribute) }

  /// A caller may ignore a success that the document doesn't describe.
  var attributes: Source { request.responses.isUndescribed ? "@discardableResult" : "" }

  var declaration: Source {
    "func \(request.method)(\(list: ["_ request: \(request.name)" as Source], \.self)) async throws(\(error))"
  }

  var resultWithoutBody: Source { request.reply.map { " -> \($0)" } ?? "" }

  private var error: Source {
    request.responses.failures.isEmpty
      ? "RequestError<Never>" : "RequestError<\(generic: "\(request.name).Failure")>"
  }
}

extension RequestBlueprint {
  /// The type that methods return; nil for `Void`.
  var reply: Source? {
    if let type = responses.sharedReply { return "\(type)" }
    return responses.reply.isVoid ? nil : "\(name).Reply"
  }
}

extension ResponsesBlueprint {
  /// Whether no success is documented.
  var isUndescribed: Bool { if case .undescribed = reply { true } else { false } }
}
