import Canonical
import Shape
import SourceDiagnostics

/// Resolves the documents of a service into the service that they describe.
public struct Shaper {
  private let description: ServiceDescription
  let diagnostics: Diagnostics
  private let filter: OperationFilter?
  private let limits: Limits
  /// Whether the module implements the application of an AsyncAPI document, not a client of it.
  private let isApplication: Bool

  /// Creates a shaper of documents.
  ///
  /// - Parameter filter: The filter that selects operations; nil selects all.
  public init(
    _ description: ServiceDescription,
    diagnostics: Diagnostics,
    filter: OperationFilter? = nil,
    isApplication: Bool = false,
    limits: Limits = .default
  ) {
    self.description = description
    self.diagnostics = diagnostics
    self.filter = filter
    self.isApplication = isApplication
    self.limits = limits
  }

  /// The service that the documents describe; nil if they describe none.
  ///
  /// `document` is the path of the document in the headers of generated files.
  public func service(document: String? = nil) -> Service? {
    let schemas = SchemaShaper(description.schemas, limits, diagnostics)
    var service: Service
    if let reader = description.operations {
      let events = description.channels.map { channelShaper($0, schemas) }
      schemas.shapeComponents(reader.componentSchemas)
      for events in events { schemas.shapeComponents(events.componentSchemas) }
      service = self.service(of: reader, events, schemas)
    } else {
      guard let reader = description.channels.first else { return nil }
      service = self.service(of: channelShaper(reader, schemas), schemas)
    }
    document.map { service.document = $0 }
    service.models = schemas.finished(for: service, keepsAll: filter == nil)
    noteDuplicateMessages(of: service)
    return service
  }

  private func channelShaper(
    _ reader: any AsyncAPI.Reader,
    _ schemas: SchemaShaper
  ) -> ChannelShaper {
    ChannelShaper(reader, schemas, filter, isApplication: isApplication)
  }

  /// The service of an AsyncAPI document without its models.
  private func service(of channels: ChannelShaper, _ schemas: SchemaShaper) -> Service {
    var shaper = channels
    filter?.reportUnused(among: shaper.candidates, to: diagnostics)
    schemas.shapeComponents(shaper.componentSchemas)
    let channels = shaper.channels()
    schemas.shapePending()
    let realtime = shaper.realtime()
    var service = Service(title: realtime.title, document: shaper.file)
    service.documentation = realtime.documentation
    service.channels = channels
    service.realtime = [realtime]
    service.hasOnlyChannels = true
    service.omissions = shaper.omissions
    return service
  }

  /// The service without its models, which depend on the parts that use them.
  private func service(
    of reader: any OpenAPI.Reader,
    _ events: [ChannelShaper],
    _ schemas: SchemaShaper
  ) -> Service {
    var operations = OperationShaper(reader, schemas, filter)
    let shaped = operations.operations()
    let webhooks = operations.webhooks()
    schemas.derivedNames = operations.componentNames()
    let candidates = operations.candidates + events.flatMap(\.candidates)
    filter?.reportUnused(among: candidates, to: diagnostics)
    var events = events
    var channels: [Channel] = []
    for index in events.indices { channels += events[index].channels() }
    schemas.shapePending()
    let document = reader.document
    var service = Service(title: document.title ?? "Service", document: document.location.mark.file)
    service.documentation = Documentation(
      summary: document.summary,
      description: document.description
    )
    service.servers = operations.servers()
    service.credentials = operations.credentials
    service.operations = shaped
    service.webhooks = webhooks
    service.channels = channels
    service.realtime = events.map { $0.realtime() }
    service.tags = document.tags.map(Tag.init)
    service.omissions = operations.omissions
    for events in events { service.omissions.add(events.omissions) }
    return service
  }
}

extension Tag {
  fileprivate init(_ tag: OpenAPI.Tag) {
    self.init(
      name: tag.name,
      documentation: Documentation(summary: tag.summary, description: tag.description)
    )
  }
}
