import Canonical
import Specification

/// Reads an OpenAPI document of version 2.0 (Swagger), 3.0, 3.1 or 3.2 as one of version 3.2.
final class OpenAPICanonicalizer: OpenAPI.Reader {
  let written: WrittenOpenAPI.Document
  let diagnostics: Diagnostics
  let schemas: SchemaTable
  private var operations: [WrittenOperation] = []
  private lazy var schemeNames = SchemeNames(
    written.securitySchemeNames,
    section: written.isSwagger ? "securityDefinitions" : "components/securitySchemes"
  )
  /// Whether colons mark parameters in paths, which is assumed if no path has braces.
  private lazy var colonsAreParameters = !written.paths.contains { PathTemplate.hasBraces($0.key) }

  /// The view of an operation, with its path item.
  private struct WrittenOperation {
    let operation: Named<WrittenOpenAPI.Operation>
    let item: WrittenOpenAPI.PathItem
    /// Nil for an operation of a webhook or a callback.
    let path: Located<String>?
  }

  /// Returns nil after reporting why the entry file is not an OpenAPI document.
  init?(
    _ documents: Documents,
    schemas: SchemaTable,
    diagnostics: Diagnostics
  ) {
    guard let written = WrittenOpenAPI.Document(documents, diagnostics: diagnostics) else {
      return nil
    }
    self.written = written
    self.schemas = schemas
    schemas.add(written.source)
    self.diagnostics = diagnostics
  }

  private(set) lazy var componentSchemas = written.schemas.mapValues(schemas.schema)

  /// The document; each correction is reported.
  ///
  /// Its operations are read one by one, by `operation(_:)` and `request(_:)`.
  private(set) lazy var document = canonical()

  private func canonical() -> OpenAPI.Document {
    let info = written.info
    written.reportLaterKeywords()
    if !written.isSwagger { SwaggerSections(written).report(to: diagnostics) }
    var document = OpenAPI.Document(location: written.location)
    document.title = info?.title
    document.summary = info?.summary
    document.description = info?.description
    document.servers =
      servers(written.servers)
      + (written.isSwagger ? swaggerServers.all : SwaggerSections(written).servers(diagnostics))
    let paths = written.paths.map { path in
      path.with(item(path.value, at: Located(path.key, at: path.keyMark)))
    }
    document.paths = OperationNames.named(paths, diagnostics)
    document.webhooks = written.webhooks.mapValues { item($0, at: nil) }
    document.tags = written.tags.compactMap { tag in
      tag.name.map {
        OpenAPI.Tag(name: $0, summary: tag.summary, description: tag.description)
      }
    }
    document.security = requirements(written.security) ?? []
    document.securityMark = written.securityMark
    document.securitySchemes = written.securitySchemes.compactMap { named in
      SecuritySchemeReader(named: named, diagnostics: diagnostics).scheme().map(named.with)
    }
    return document
  }

  /// Returns a path item without the operations whose methods aren't valid in HTTP.
  func item(_ written: WrittenOpenAPI.PathItem, at path: Located<String>?) -> OpenAPI.PathItem {
    UnknownMethods(written).report(to: diagnostics)
    var item = OpenAPI.PathItem(location: written.location)
    item.referenceName = written.componentName
    item.summary = written.summary
    item.description = written.description
    item.operations = written.operations.compactMap { operation in
      guard UnknownMethods.admits(operation, diagnostics) else { return nil }
      let id = OpenAPI.OperationSummary.ID(number: operations.count)
      operations.append(WrittenOperation(operation: operation, item: written, path: path))
      return operation.with(
        OpenAPI.OperationSummary(
          id: id,
          location: operation.value.location,
          operationID: operation.value.operationID,
          tags: operation.value.tags
        )
      )
    }
    return item
  }

  func requirements(
    _ written: [WrittenOpenAPI.SecurityRequirement]?
  ) -> [OpenAPI.SecurityRequirement]? {
    written?.map { requirement in
      OpenAPI.SecurityRequirement(
        schemes: requirement.schemes.map {
          InexactSchemeName.scheme(of: $0.name, at: $0.mark, among: schemeNames, diagnostics)
        },
        scopes: requirement.scopes
      )
    }
  }
}

// MARK: - Operations

extension OpenAPICanonicalizer {
  private func servers(_ written: [WrittenOpenAPI.Server]) -> [OpenAPI.Server] {
    written.compactMap(ServerReader(diagnostics: diagnostics).server)
  }

  /// Returns an operation of a path, or nil after reporting that its path can't be read.
  func operation(_ id: OpenAPI.OperationSummary.ID) -> OpenAPI.Operation? {
    let (named, item) = (operations[id.number].operation, operations[id.number].item)
    guard let key = operations[id.number].path else { return request(id) }
    let written = named.value
    let declared = (item.parameters + written.parameters).filter {
      $0.location?.lowercased() == "path"
    }
    let template = PathTemplate(
      key.value,
      declared: declared.compactMap(\.name),
      colonsAreParameters: colonsAreParameters
    )
    let interpreted = InterpretedPath(template: template, mark: key.mark, diagnostics: diagnostics)
    guard let names = interpreted.names() else { return nil }
    var operation = head(named, diagnostics)
    let path = OpenAPI.Path(
      template: template.path,
      multiSegmentNames: template.multiSegmentNames
        .union(declared.filter(\.isMultiSegment).compactMap(\.name)),
      query: template.query
    )
    operation.path = path
    let parameters = RespelledPathParameters(
      path: path,
      names: names,
      mark: named.keyMark,
      diagnostics: diagnostics
    )
    operation.parameters = parameters.respelled(self.parameters(of: written, item, names))
    operation.hasUnresolvedParameters =
      item.cursor.hasUnresolvedParameters || written.cursor.hasUnresolvedParameters
    operation.requestBody = SwaggerBody(written, item).body(self)
    operation.callbacks = written.callbacks.mapValues { callback in
      OpenAPI.Callback(
        referenceName: callback.componentName,
        paths: callback.paths.mapValues { self.item($0, at: nil) }
      )
    }
    operation.security = requirements(written.security)
    operation.servers = servers(
      written.servers.isEmpty ? item.servers : written.servers
    )
    if written.isSwagger, let server = swaggerServers.server(of: written) {
      operation.servers.append(server)
    }
    return operation
  }

  /// Returns an operation of a webhook or a callback, which the service sends.
  func request(_ id: OpenAPI.OperationSummary.ID) -> OpenAPI.Operation {
    let (named, item) = (operations[id.number].operation, operations[id.number].item)
    // The responses of the receiver aren't generated, so that their keys aren't reported.
    var operation = head(named, Diagnostics())
    operation.parameters = parameters(of: named.value, item, nil)
    operation.requestBody = named.value.requestBody.map(body)
    return operation
  }

  /// Returns the parameters of an operation and its path item; `names` are those in the path.
  private func parameters(
    of operation: WrittenOpenAPI.Operation,
    _ item: WrittenOpenAPI.PathItem,
    _ names: [String]?
  ) -> [OpenAPI.Parameter] {
    let reader = ParameterReader(names: names, canonicalizer: self)
    return DuplicateParameters(diagnostics: diagnostics).distinct(
      item.parameters.compactMap(reader.parameter),
      operation.parameters.compactMap(reader.parameter)
    )
  }

  /// Returns the common properties of operations of paths and of webhooks.
  private func head(
    _ named: Named<WrittenOpenAPI.Operation>,
    _ diagnostics: Diagnostics
  ) -> OpenAPI.Operation {
    let written = named.value
    written.reportLaterKeywords()
    var operation = OpenAPI.Operation(location: written.location)
    operation.summary = written.summary
    operation.description = written.description
    operation.isDeprecated = written.isDeprecated
    operation.sunset = written.cursor.sunset(diagnostics)
    operation.hasInvalidSunset = operation.sunset == nil && written.cursor.node["x-sunset"] != nil
    operation.stability = written.cursor.node["x-stability-level"].flatMap { node in
      node.kind.isCollection ? nil : node.text
    }
    operation.tags = written.tags
    if written.isSwagger {
      operation.produces =
        SwaggerMediaTypes("produces", of: written, in: self.written, at: written.mark).names
    }
    var keys = StatusKeys(diagnostics)
    operation.responses = written.responses.map { $0.with(response($0, of: written)) }
      .flatMap { keys.responses($0) }
    return operation
  }
}
