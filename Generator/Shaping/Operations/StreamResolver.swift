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
  /// An `itemSchema` (3.2) describes the event; a `schema` alone, as before 3.2, describes the
  /// data, or all events as the items of an array. Either schema is read as that of the event
  /// itself if its only properties are `id`, `event`, `data` and `retry`, and then `data` describes
  /// the data: a string is text, unless its `contentMediaType` is JSON, which `contentSchema`
  /// describes.
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

  /// The schema of each line or event of a sequence; nil if the media type has no schema.
  ///
  /// A `schema` of an array describes the whole sequence, as in 3.2.
  func element(of media: Named<OpenAPI.MediaType>) -> Schema? {
    if let item = schemas.index.schema(media.value.itemSchema) { return item }
    guard let schema = schemas.index.schema(media.value.schema) else { return nil }
    guard schemas.merger.wireKind(of: schema) == .array else { return schema }
    return schemas.merger.mergedSchema(of: schema).elements.items.first?.schema
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
