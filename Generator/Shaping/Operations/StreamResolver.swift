import Canonical
import Shape
import SourceDiagnostics

/// The content of a stream's element.
enum StreamElement {
  case text
  /// JSON of this schema, or any.
  case json(Schema?)
}

/// Resolves the elements of streams: the data of events, and the lines of a sequence.
struct StreamResolver {
  let schemas: SchemaShaper

  /// The content of each event's data.
  ///
  /// The schema of an item is that of the event if its only properties are `id`, `event`, `data`
  /// and `retry`, and then `data` describes the data: a string is text, unless its
  /// `contentMediaType` is JSON, which `contentSchema` describes. Another schema is that of the
  /// data itself.
  func eventData(of media: Named<OpenAPI.MediaType>) -> StreamElement {
    guard media.value.itemSchema != nil || media.value.schema != nil else { return .text }
    guard let schema = element(of: media) else { return .json(nil) }
    let merged = schemas.merger.mergedSchema(of: schema)
    let branches = merged.unions.flatMap(\.branches).filter { !$0.isNull }
    let described = branches.compactMap { data(of: schemas.merger.mergedSchema(of: $0)) }
    if !described.isEmpty, described.count == branches.count || isEvent(merged) {
      return joined(described.map(data), at: schema)
    }
    guard let event = data(of: merged) else { return data(schema) }
    return data(event)
  }

  /// The schema of each line or event of a sequence; nil for any JSON.
  func element(of media: Named<OpenAPI.MediaType>) -> Schema? {
    schemas.index.schema(media.value.itemSchema)
  }

  private func isEvent(_ merged: MergedSchema) -> Bool {
    !merged.properties.isEmpty
      && merged.properties.allSatisfy { ["id", "event", "data", "retry"].contains($0.key) }
  }

  /// The schema of `data` if these are the properties of an event.
  private func data(of merged: MergedSchema) -> Schema? {
    isEvent(merged) ? merged.property("data")?.subschemas.last?.schema : nil
  }

  private func data(_ schema: Schema) -> StreamElement {
    if let mediaType = schema.resolved?.contentMediaType, MediaTypeName(mediaType).isJSON {
      return .json(schema.resolved?.contentSchema)
    }
    switch schemas.merger.wireKind(of: schema) {
    case .string, .listed: return .text
    default: return .json(schema)
    }
  }

  /// The common content of several kinds of events; text or any JSON, with a warning, if they
  /// differ.
  private func joined(_ elements: [StreamElement], at schema: Schema) -> StreamElement {
    var nodes: Set<Schema.ID> = []
    var isText = false
    for element in elements {
      switch element {
      case .text: isText = true
      case .json(let schema): if let schema { nodes.insert(schema.resolved?.id ?? schema.id) }
      }
    }
    if !isText, nodes.count == 1, let only = elements.first { return only }
    if isText, nodes.isEmpty { return .text }
    schemas.diagnostics.warn(
      .unsupportedMediaType,
      at: schema.mark,
      "the events have data of different types; interpreted as"
        + (isText ? " a string" : " any JSON value"),
      fix: "describe the data of all events with one schema"
    )
    return isText ? .text : .json(nil)
  }
}
