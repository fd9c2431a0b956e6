import BinderyJSON
import Canonical
import Checking
import Commands
import Foundation
import MockServer
import SchemaValidation
import Shape
import Shaping

/// Creates the service that a mock server replaces from its documents.
final class MockedServiceReader {
  private let documents: MockedDocuments
  private let description: ServiceDescription
  private let examples: ExampleReader
  private let requests: SchemaWriter
  private let responses: SchemaWriter

  private let isApplication: Bool

  /// - Parameter isApplication: Whether AsyncAPI documents describe the client.
  init(_ documents: MockedDocuments, isApplication: Bool = false) {
    self.isApplication = isApplication
    self.documents = documents
    description = documents.description
    // The canonical documents are read first, so that all files of references are known.
    _ = description.operations?.document
    requests = SchemaWriter(description.schemas, sender: .client, keepsAnnotations: true)
    responses = SchemaWriter(description.schemas, sender: .service, keepsAnnotations: true)
    examples = ExampleReader(documents.documents)
  }

  /// Returns the service; throws if its schemas are invalid.
  func service() throws(SchemaError) -> MockedService {
    let document = description.operations?.document
    let operations = operations()
    let channels = MockedChannelReader(
      description: description,
      examples: examples,
      requests: requests,
      responses: responses,
      isApplication: isApplication
    )
    .channels()
    let webhooks = webhooks()
    requests.writePending()
    responses.writePending()
    var service = MockedService(
      title: document?.title ?? description.channels.first?.document.title ?? "",
      requestSchemas: try schemas(requests),
      responseSchemas: try schemas(responses)
    )
    service.basePaths = ServerPaths.all((document?.servers ?? []).map(\.url.defaultURL))
    service.operations = operations
    service.channels = channels
    service.webhooks = webhooks
    service.redaction = documents.redactionRules()
    return service
  }

  private func schemas(_ writer: SchemaWriter) throws(SchemaError) -> MockedSchemas {
    let set = writer.schemas
    let origins = set.origins.mapValues { "\($0.file)\($0.pointer)" }
    return try MockedSchemas(BinderyJSON.JSONValue(set.literal), origins: origins)
  }

  // MARK: - Operations

  private func operations() -> [MockedOperation] {
    guard let reader = description.operations else { return [] }
    let document = reader.document
    return document.paths.flatMap { path in
      path.value.operations.compactMap { named in
        reader.operation(named.value.id).flatMap { operation in
          mocked(operation, named.key, named.value.operationID, document)
        }
      }
    }
  }

  private func mocked(
    _ operation: OpenAPI.Operation,
    _ method: String,
    _ id: String?,
    _ document: OpenAPI.Document
  ) -> MockedOperation? {
    guard let path = operation.path else { return nil }
    let name = id ?? "\(method) \(path.template)"
    let pattern = PathPattern(
      path.template,
      multiSegmentNames: path.multiSegmentNames,
      query: path.query.map(\.key)
    )
    var mocked = MockedOperation(id: name, method: method.uppercased(), path: pattern)
    if !operation.servers.isEmpty {
      mocked.basePaths = ServerPaths.all(operation.servers.map(\.url.defaultURL))
    }
    mocked.parameters = operation.parameters.compactMap { parameter($0, of: name) }
    mocked.isBodyRequired = operation.requestBody?.isRequired ?? false
    mocked.contents = (operation.requestBody?.content ?? []).map {
      content($0, "\(name) body", requests)
    }
    // All responses of Swagger 2.0 have one of the listed types.
    let types = operation.produces.map { MediaTypeName($0).essence }
    if types.contains("application/json"), !types.contains(mocked.problemMediaType) {
      mocked.problemMediaType = "application/json"
    }
    mocked.responses = operation.responses.map { response($0, of: name) }
    mocked.security = credentials(operation.security ?? document.security, document)
    return mocked
  }

  private func parameter(_ parameter: OpenAPI.Parameter, of name: String) -> MockedParameter? {
    // OpenAPI ignores parameters with these names (section 4.12.2).
    let ignored = ["accept", "content-type", "authorization"]
    if parameter.position == .header, ignored.contains(parameter.name.lowercased()) { return nil }
    let value = parameter.value
    return MockedParameter(
      name: parameter.name,
      position: MockedParameter.Position(parameter.position),
      isRequired: value.isRequired || parameter.position == .path,
      serialization: serialization(of: value, at: parameter.position),
      schema: define(
        value.schema ?? value.content.first?.value.schema,
        "\(name) \(parameter.position.rawValue) \(parameter.name)",
        requests
      ),
      pointer: "\(value.location.mark.file)\(value.location.pointer)"
    )
  }

  private func serialization(
    of value: OpenAPI.Header,
    at position: OpenAPI.Parameter.Position
  ) -> ValueSerialization {
    if let content = value.content.first {
      return MediaTypeName(content.key).essence.hasSuffix("json") ? .json : .other
    }
    if position == .querystring { return .other }
    let usual = position == .query || position == .cookie ? "form" : "simple"
    let style = value.style?.value ?? usual
    return .style(style, explode: value.explode ?? (style == "form" || style == "cookie"))
  }

  private func response(_ named: Named<OpenAPI.Response>, of name: String) -> MockedResponse {
    let name = "\(name).\(named.key)"
    var response = MockedResponse(status: named.key)
    response.headers = named.value.headers.map { header in
      MockedHeader(
        name: header.key,
        isRequired: header.value.isRequired,
        serialization: serialization(of: header.value, at: .header),
        schema: define(
          header.value.schema ?? header.value.content.first?.value.schema,
          "\(name) header \(header.key)",
          responses
        ),
        example: examples.examples(at: header.value.location).first?.value
      )
    }
    response.contents = named.value.content.map { content($0, name, responses) }
    return response
  }

  private func content(
    _ media: Named<OpenAPI.MediaType>,
    _ name: String,
    _ writer: SchemaWriter
  ) -> MockedContent {
    let schema = media.value.itemSchema ?? media.value.schema
    var content = MockedContent(
      mediaType: media.key,
      schema: define(schema, "\(name) \(media.key)", writer)
    )
    content.isSequence = media.value.itemSchema != nil
    content.examples = examples.examples(at: media.value.location, mediaType: media.key)
    return content
  }

  private func define(_ id: SchemaID?, _ name: String, _ writer: SchemaWriter) -> String? {
    description.schemas.schema(id).map { writer.define($0, as: [name]) }
  }

  // MARK: - Webhooks

  /// The webhooks, and the callbacks of operations.
  private func webhooks() -> [MockedWebhook] {
    guard let reader = description.operations else { return [] }
    let document = reader.document
    let callbacks = document.paths.flatMap(\.value.operations)
      .compactMap { reader.operation($0.value.id) }.flatMap(\.callbacks)
      .flatMap { callback in callback.value.paths.map { (callback.key, $0.value) } }
    let items = document.webhooks.map { ($0.key, $0.value) } + callbacks
    var names: Set<String> = []
    return items.flatMap { name, item in
      item.operations.compactMap { named in
        let title = item.operations.count == 1 ? name : "\(name) \(named.key)"
        guard names.insert(title).inserted else { return nil }
        return webhook(title, named.key, reader.request(named.value.id))
      }
    }
  }

  private func webhook(
    _ name: String,
    _ method: String,
    _ operation: OpenAPI.Operation
  ) -> MockedWebhook {
    var webhook = MockedWebhook(name: name, method: method.uppercased())
    webhook.contents = (operation.requestBody?.content ?? []).map {
      content($0, "webhook \(name)", responses)
    }
    webhook.headers = operation.parameters.filter { $0.position == .header }.map { parameter in
      let value = parameter.value
      return MockedHeader(
        name: parameter.name,
        isRequired: value.isRequired,
        serialization: serialization(of: value, at: .header),
        schema: define(value.schema, "webhook \(name) header \(parameter.name)", responses),
        example: examples.examples(at: value.location).first?.value
      )
    }
    return webhook
  }

  // MARK: - Credentials

  private func credentials(
    _ requirements: [OpenAPI.SecurityRequirement],
    _ document: OpenAPI.Document
  ) -> [[MockedCredential]] {
    requirements.map { requirement in
      requirement.schemes.map { name in
        let scheme = document.securitySchemes.first { $0.key == name }?.value
        return MockedCredential(scheme: name, kind: Self.kind(of: scheme))
      }
    }
  }

  private static func kind(of scheme: OpenAPI.SecurityScheme?) -> MockedCredential.Kind {
    switch scheme?.kind {
    case .apiKey(let name, .query): .query(name)
    case .apiKey(let name, .cookie): .cookie(name)
    case .apiKey(let name, _): .header(name)
    case .http(let scheme): .authorization(scheme)
    case .oauth2, .openIDConnect: .authorization("bearer")
    case .mutualTLS, nil: .transport
    }
  }
}

extension MockedParameter.Position {
  fileprivate init(_ position: OpenAPI.Parameter.Position) {
    self =
      switch position {
      case .path: .path
      case .query: .query
      case .header: .header
      case .cookie: .cookie
      case .querystring: .querystring
      }
  }
}
