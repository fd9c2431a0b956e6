import Canonical
import Shape
import SourceDiagnostics

/// Converts the paths and webhooks of an OpenAPI document into operations and webhooks.
struct OperationShaper {
  private let reader: any OpenAPI.Reader
  private let schemas: SchemaShaper
  private let security: SecurityResolver
  private let serviceSecurity: [[CredentialScheme.ID]]
  private var selection: OperationSelection
  /// The operations of the document, whether or not the filter admits them, and their names by ID,
  /// so that a change of the filter renames none.
  private let described: [DescribedOperation]
  private let names: [String: [[String]]]

  init(
    _ reader: any OpenAPI.Reader,
    _ schemas: SchemaShaper,
    _ filter: OperationFilter?
  ) {
    self.reader = reader
    self.schemas = schemas
    security = SecurityResolver(reader.document.securitySchemes, schemas.diagnostics)
    serviceSecurity = security.alternatives(reader.document.security)
    selection = OperationSelection(filter)
    described = Self.described(reader)
    names = OperationNamer.names(of: described)
  }

  private var serverResolver: ServerResolver { ServerResolver(diagnostics: schemas.diagnostics) }

  private var webhookResolver: WebhookResolver {
    WebhookResolver(schemas: schemas, reader: reader)
  }

  /// The operations and webhooks that the filter was applied to.
  var candidates: [OperationFilter.Candidate] { selection.candidates }

  /// The operations and webhooks that the filter excludes.
  var omissions: Omissions { selection.omissions }

  /// The security schemes whose credentials are in requests.
  var credentials: [CredentialScheme] { security.credentials }

  func servers() -> [Server] { serverResolver.servers(reader.document.servers) }

  /// The webhooks that the filter admits.
  mutating func webhooks() -> [Webhook] { webhookResolver.webhooks(&selection) }

  /// The operations that the filter admits.
  mutating func operations() -> [Operation] {
    var operations: [Operation] = []
    let uniqueIDs = uniqueIDs
    for path in reader.document.paths {
      for summary in path.value.operations {
        guard let id = summary.value.operationID, selection.includes(summary.value, id, path.key),
          let operation = reader.operation(summary.value.id)
        else { continue }
        var shaped = self.operation(summary.with(operation), Operation.ID(id), at: path.key)
        shaped.names = names[id] ?? []
        shaped.uniqueID = summary.value.writtenOperationID.flatMap {
          uniqueIDs.contains($0) ? $0 : nil
        }
        operations.append(shaped)
      }
    }
    EmptyResponseCheck(diagnostics: schemas.diagnostics).check(operations)
    return operations
  }

  /// The written `operationId`s that only one operation has.
  private var uniqueIDs: Set<String> {
    let all = reader.document.paths.flatMap { path in
      path.value.operations.compactMap(\.value.writtenOperationID)
    }
    return Set(Dictionary(grouping: all) { $0 }.filter { $0.value.count == 1 }.keys)
  }

  private static func described(_ reader: any OpenAPI.Reader) -> [DescribedOperation] {
    reader.document.paths.flatMap { path in
      path.value.operations.compactMap { summary in
        summary.value.operationID.map {
          DescribedOperation(
            key: $0,
            writtenID: summary.value.writtenOperationID,
            method: summary.key,
            path: path.key,
            tags: summary.value.tags
          )
        }
      }
    }
  }

  /// The words of the names of components whose keys a framework derived, by their keys.
  func componentNames() -> [String: [String]] {
    let components = reader.componentSchemas.map {
      DescribedComponent(
        key: $0.key,
        title: SchemaNamer.mayBeDerived($0.key) ? $0.value.title : nil
      )
    }
    return SchemaNamer.names(
      of: components,
      operations: described,
      named: names,
      besideSecuritySchemes: reader.document.securitySchemes.map(\.key)
    )
  }

  private mutating func operation(
    _ named: Named<OpenAPI.Operation>,
    _ id: Operation.ID,
    at key: String
  ) -> Operation {
    let operation = named.value
    let pieces = pieces(of: operation.path)
    var shaped = Operation(
      id: id,
      method: named.key,
      path: pieces,
      template: key,
      origin: Origin(operation.location)
    )
    shaped.parameters = ParameterResolver(schemas: schemas).resolve(named, in: pieces, id)
    shaped.body = operation.requestBody.flatMap {
      RequestBodyResolver(schemas: schemas).body($0, of: .operation(id))
    }
    shaped.responses = ResponseResolver(schemas: schemas).resolve(operation.responses, of: id)
    shaped.callbacks = webhookResolver.callbacks(of: operation, id, &selection)
    shaped.security = operation.security.map(security.alternatives) ?? serviceSecurity
    if operation.security == nil {
      shaped.inheritedSecurity = reader.document.security.map { requirement in
        requirement.schemes.enumerated().map { index, name in
          let scopes = requirement.scopes.indices.contains(index) ? requirement.scopes[index] : []
          return RequiredScheme(name: name, scopes: scopes)
        }
      }
    }
    shaped.servers = serverResolver.ownServers(operation.servers)
    shaped.tags = operation.tags
    shaped.documentation = Documentation(of: operation)
    return shaped
  }

  /// The literals and parameters of a path.
  private func pieces(of path: OpenAPI.Path?) -> [Operation.PathPiece] {
    let pieces = path.flatMap { Template.pieces($0.template) } ?? []
    return joined(pieces).map { piece in
      switch piece {
      case .text(let text): .literal(Template.encoded(text))
      case .name(let name): .parameter(name)
      }
    }
  }

  private func joined(_ pieces: [Template.Piece]) -> [Template.Piece] {
    pieces.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }
}

extension Documentation {
  /// The documentation of an operation, with the links of its responses.
  fileprivate init(of view: OpenAPI.Operation) {
    self.init(
      summary: view.summary,
      description: view.description,
      isDeprecated: view.isDeprecated
    )
    lastDay = view.isDeprecated ? view.sunset : nil
    let links = view.responses.flatMap { response in
      response.value.links.map { link in
        let target = link.value.operation.map { ", `\($0)`" } ?? ""
        let text = Documentation(text: link.value.description).summary.map { ": \($0)" } ?? ""
        return "- `\(link.key)` of \(response.key)\(target)\(text)"
      }
    }
    guard !links.isEmpty else { return }
    let list = "Links of the response:\n" + links.joined(separator: "\n")
    discussion = discussion.map { "\($0)\n\n\(list)" } ?? list
  }
}
