import Canonical
import Canonicalizing
import Shape
import Specification

/// Converts the paths of an OpenAPI document into operations.
final class OperationShaper {
  let canonicalizer: OpenAPICanonicalizer
  let document: OpenAPI.Document
  let schemas: SchemaShaper
  let filter: Bindings.Filter?
  /// The operations and webhooks that the filter was applied to.
  private(set) var candidates: [Bindings.Filter.Candidate] = []
  /// The operations and webhooks that the filter excludes.
  var omissions = Omissions()
  let diagnostics: Diagnostics
  var names = OperationNames()
  /// The supported security schemes in document order.
  private(set) lazy var schemes = credentialSchemes()
  /// The schemes whose credentials are in requests.
  private(set) lazy var credentials = requestCredentials(schemes)
  lazy var serviceSecurity = security(document.security)

  init(
    _ canonicalizer: OpenAPICanonicalizer,
    _ schemas: SchemaShaper,
    _ filter: Bindings.Filter?
  ) {
    self.canonicalizer = canonicalizer
    document = canonicalizer.document
    self.schemas = schemas
    self.filter = filter
    diagnostics = schemas.source.diagnostics
  }

  func operations() -> [Operation] {
    for path in document.paths {
      for operation in path.value.operations { names.reserve(operation.value.operationID) }
    }
    let operations = document.paths.flatMap { path -> [Operation] in
      path.value.operations.compactMap { operation in
        let id = names.name(operation, path.key, diagnostics)
        guard isIncluded(operation.value, id, path.key) else {
          omissions.operations.insert(id)
          return nil
        }
        return canonicalizer.operation(operation.value.id).map {
          let named = Named(key: operation.key, keyMark: operation.keyMark, value: $0)
          return self.operation(named, Operation.ID(id), at: path.key)
        }
      }
    }
    noteEmptyResponses(of: operations)
    return operations
  }

  func warn(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String? = nil
  ) {
    diagnostics.report(Diagnostic(.warning, code, at: mark, message, fix: fix))
  }

  /// Whether the filter admits an operation.
  func isIncluded(_ operation: OpenAPI.OperationSummary, _ id: String?, _ path: String) -> Bool {
    guard let filter else { return true }
    let candidate = Bindings.Filter.Candidate(operation: id, path: path, tags: operation.tags)
    candidates.append(candidate)
    return filter.admits(candidate)
  }

  /// Whether a callback of an included operation is included.
  func isNotExcluded(_ part: OpenAPI.OperationSummary, _ id: String?, _ path: String) -> Bool {
    guard let filter else { return true }
    let candidate = Bindings.Filter.Candidate(operation: id, path: path, tags: part.tags)
    candidates.append(candidate)
    return !filter.excludes(candidate)
  }

  private func operation(
    _ named: Named<OpenAPI.Operation>,
    _ id: Operation.ID,
    at key: String
  ) -> Operation {
    let operation = named.value
    let pieces = pieces(of: operation.path)
    return Operation(
      id: id,
      method: named.key,
      path: pieces,
      template: key,
      parameters: parameters(of: named, in: pieces, id),
      body: sentBody(of: operation, id),
      responses: responses(operation.responses, of: id),
      callbacks: callbacks(of: operation, id),
      security: operation.security.map(security) ?? serviceSecurity,
      servers: ownServers(operation.servers),
      tags: operation.tags,
      documentation: documentation(of: operation),
      origin: Origin(operation.location)
    )
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

  /// The schema with an identifier.
  func schema(_ id: SchemaID?) -> Schema? { id.map { canonicalizer.schemas[$0] } }
}
