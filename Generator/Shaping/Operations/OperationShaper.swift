import Shape
import Specification

/// Turns paths into operations.
final class OperationShaper {
  let description: OpenAPI.Document
  let schemas: SchemaShaper
  let filter: Bindings.Filter?
  /// Everything that the filter was asked about.
  private(set) var candidates: [Bindings.Filter.Candidate] = []
  /// What it refused.
  var omissions = Omissions()
  let diagnostics: Diagnostics
  var names = OperationNames()
  /// The schemes that can be met, in the document's order.
  private(set) lazy var schemes = credentialSchemes()
  /// Those among them that a request carries.
  private(set) lazy var credentials = givenCredentials(schemes)
  /// Whether colons mark parameters in paths: where no path has braces, nothing else does.
  private lazy var colonsAreParameters = !description.paths.contains {
    PathTemplate.hasBraces($0.key)
  }
  lazy var serviceSecurity = security(description.security ?? [])

  init(
    _ description: OpenAPI.Document,
    _ schemas: SchemaShaper,
    _ filter: Bindings.Filter?
  ) {
    self.description = description
    self.schemas = schemas
    self.filter = filter
    diagnostics = description.source.diagnostics
  }

  func operations() -> [Operation] {
    let paths = description.paths
    for path in paths {
      for operation in path.value.operations { names.reserve(operation.value.operationID) }
    }
    let operations = paths.flatMap { path -> [Operation] in
      self.operations(of: path.value).compactMap { operation in
        let id = names.name(operation, path.key, diagnostics)
        guard isWanted(operation.value, id, path.key) else {
          omissions.operations.insert(id)
          return nil
        }
        return self.operation(operation, Operation.ID(id), at: path)
      }
    }
    noteEmptyAnswers(of: operations)
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

  func isWanted(_ operation: OpenAPI.Operation, _ id: String?, _ path: String) -> Bool {
    guard let filter else { return true }
    let candidate = Bindings.Filter.Candidate(operation: id, path: path, tags: operation.tags)
    candidates.append(candidate)
    return filter.admits(candidate)
  }

  /// Whether what belongs to a wanted operation is wanted with it.
  func isNotExcluded(_ part: OpenAPI.Operation, _ id: String?, _ path: String) -> Bool {
    guard let filter else { return true }
    let candidate = Bindings.Filter.Candidate(operation: id, path: path, tags: part.tags)
    candidates.append(candidate)
    return !filter.excludes(candidate)
  }

  private func operation(
    _ operation: Named<OpenAPI.Operation>,
    _ id: Operation.ID,
    at path: Named<OpenAPI.PathItem>
  ) -> Operation? {
    let view = operation.value
    let template = template(of: path, for: view)
    guard let pieces = pieces(of: template, at: path.keyMark) else { return nil }
    let parameters = parameters(of: operation, at: path.value, in: pieces, of: template, id)
    return Operation(
      id: id,
      method: operation.key,
      path: pieces,
      template: path.key,
      parameters: parameters,
      body: sentBody(of: view, at: path.value, id),
      responses: responses(view.responses, of: id),
      callbacks: callbacks(of: view, id),
      security: view.security.map(security) ?? serviceSecurity,
      servers: ownServers(view.servers.isEmpty ? path.value.servers : view.servers),
      tags: view.tags,
      documentation: documentation(of: view),
      origin: Origin(view.node)
    )
  }

  private func template(
    of path: Named<OpenAPI.PathItem>,
    for operation: OpenAPI.Operation
  ) -> PathTemplate {
    let declared = (path.value.parameters + operation.parameters).filter {
      $0.location?.lowercased() == "path"
    }
    return PathTemplate(
      path.key,
      declared: declared.compactMap(\.name),
      colonsAreParameters: colonsAreParameters
    )
  }

  /// The operations of a path or a webhook, without those whose method HTTP can't carry.
  func operations(of item: OpenAPI.PathItem) -> [Named<OpenAPI.Operation>] {
    noteUnknownMethods(item)
    return item.operations.filter { operation in
      if operation.key.isToken { return true }
      warn(
        .unknownMethod,
        at: operation.keyMark,
        "no method can be called \(Excerpt.quoted(operation.key)) in HTTP; it is omitted",
        fix: "write letters, digits and -, as in COPY"
      )
      return false
    }
  }

  private func noteUnknownMethods(_ item: OpenAPI.PathItem) {
    for member in item.unknownMembers {
      warn(
        .unknownMethod,
        at: member.keyMark,
        "\(Excerpt.quoted(member.key)) is no method of a path and is omitted",
        fix: "write get, put, post, delete, options, head, patch, trace or query; any other goes"
          + " under additionalOperations"
      )
    }
  }
}

extension Diagnostic.Code {
  static let unknownMethod = Self("unknown-method")
}
