import Canonical
import Shape
import SourceDiagnostics

/// The direction of a body.
enum Direction {
  case sent
  /// A received body that is read as a whole.
  case received
  /// The body of a successful response, which can be read as a stream.
  case response
}

/// Resolves the contents of bodies.
struct ContentResolver {
  let schemas: SchemaShaper

  private var streams: StreamResolver { StreamResolver(schemas: schemas) }
  private var codings: CodingResolver { CodingResolver(schemas: schemas) }
  private var encodings: FormEncodingResolver { FormEncodingResolver(schemas: schemas) }
  private var xml: XMLResolver { XMLResolver(schemas: schemas) }
  private var multipart: MultipartResolver { MultipartResolver(schemas: schemas) }

  /// The contents by media type in document order, without duplicates.
  func resolve(
    _ content: [Named<OpenAPI.MediaType>],
    for context: NamingContext,
    _ direction: Direction
  ) -> [Content] {
    var described: [Content] = []
    let content = used(content, direction)
    for (index, media) in content.enumerated() {
      let coding = codings.coding(of: media, direction)
      var content = Content(
        mediaType: media.key,
        coding: coding,
        type: type(of: media, coding, among: content, for: context.content(index, coding))
      )
      content.xml = coding == .xml ? xml.root(of: media, direction) : nil
      content.members = coding == .form ? encodings.members(media) : []
      content.terminator = terminator(of: media.value, coding)
      if !described.contains(where: { $0.isDuplicate(of: content) }) {
        described.merge(content, direction)
      }
    }
    return described
  }

  /// The contents that clients use: of a sent body, without the forms of other values than objects
  /// if JSON is described, too, as Django describes lists.
  private func used(
    _ content: [Named<OpenAPI.MediaType>],
    _ direction: Direction
  ) -> [Named<OpenAPI.MediaType>] {
    let content = content.filter { !$0.value.isAlternative }
    guard direction == .sent, content.contains(where: { MediaTypeName($0.key).isJSON }) else {
      return content
    }
    return content.filter { media in
      guard let schema = schemas.index.schema(media.value.schema)?.resolved,
        !mayBeWritten(schema, as: MediaTypeName(media.key).coding)
      else { return true }
      schemas.diagnostics.note(
        .invalidForm,
        at: schema.mark,
        "the schema of \(media.key) isn't that of a form; not generated, since JSON is described",
        fix: "write a schema with type: object and “properties”, or remove the media type"
      )
      return false
    }
  }

  /// Whether the values of a schema can be written in a coding: those of forms are objects.
  private func mayBeWritten(_ schema: Schema, as coding: Content.Coding) -> Bool {
    switch coding {
    case .form: schemas.merger.wireKind(of: schema) == .object
    case .multipart: FormSchemaResolver(schemas: schemas).isForm(schema)
    default: true
    }
  }

  /// The data that ends a stream of events.
  private func terminator(of media: OpenAPI.MediaType, _ coding: Content.Coding) -> String? {
    switch coding {
    case .events: media.terminator ?? Content.usualTerminator
    case .textEvents: media.terminator
    default: nil
    }
  }

  /// The type of the values of a content.
  private func type(
    of media: Named<OpenAPI.MediaType>,
    _ coding: Content.Coding,
    among content: [Named<OpenAPI.MediaType>],
    for context: NamingContext
  ) -> Type {
    switch coding {
    case .textEvents: return .string
    case .events:
      guard case .json(let schema?) = streams.eventData(of: media) else { return .json }
      return schemas.type(of: schema, as: context.role(at: schema))
    case .jsonLines:
      return streams.element(of: media)
        .map { schemas.type(of: $0, as: context.role(at: $0)) } ?? .json
    case .text:
      noteUntyped(media, among: content)
      return .string
    case .binary: return .binary
    case .multipart: return multipart.form(media, for: context)
    case .rows: return .array(.array(.string))
    case .parts:
      let item = schemas.index.schema(media.value.itemSchema) ?? items(of: media)
      guard let item, schemas.merger.wireKind(of: item) != .string else { return .binary }
      return schemas.type(of: item, as: context.role(at: item))
    case .json, .xml, .coded:
      guard let schema = schemas.index.schema(media.value.schema) else { return .json }
      return schemas.type(of: schema, as: context.role(at: schema))
    case .form: return form(media, for: context)
    }
  }

  /// The schema of the elements if the schema of a content is an array.
  private func items(of media: Named<OpenAPI.MediaType>) -> Schema? {
    guard let schema = schemas.index.schema(media.value.schema) else { return nil }
    return schemas.merger.mergedSchema(of: schema).elements.items.last?.schema
  }

  private func form(_ media: Named<OpenAPI.MediaType>, for context: NamingContext) -> Type {
    guard let schema = schemas.index.schema(media.value.schema) else { return .map(.string) }
    guard schemas.merger.wireKind(of: schema) == .object else {
      schemas.diagnostics.warn(
        .invalidForm,
        at: schema.mark,
        "the schema of a form must be an object; interpreted as any JSON object",
        fix: "write a schema with type: object and “properties”"
      )
      return .map(.json)
    }
    return schemas.type(of: schema, as: context.role(at: schema))
  }

  /// Warns about text with a structured schema, unless another content is JSON of the same schema.
  private func noteUntyped(
    _ media: Named<OpenAPI.MediaType>,
    among content: [Named<OpenAPI.MediaType>]
  ) {
    guard let schema = schemas.index.schema(media.value.schema), isStructured(schema, media.key)
    else { return }
    let isJSONToo = content.contains {
      MediaTypeName($0.key).isJSON
        && schemas.index.schema($0.value.schema)?.resolved?.id == schema.resolved?.id
    }
    guard !isJSONToo else { return }
    if MediaTypeName(media.key).isXML { return noteUntypedXML(media) }
    schemas.diagnostics.warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "a schema for \(Excerpt.quoted(media.key)) isn't supported; interpreted as a string",
      fix: "add application/json, if the service supports it"
    )
  }

  private func noteUntypedXML(_ media: Named<OpenAPI.MediaType>) {
    let isUnnamed = xml.root(of: media, .response) != nil
    let name = Excerpt.quoted(media.key)
    schemas.diagnostics.warn(
      .unsupportedMediaType,
      at: media.keyMark,
      (isUnnamed
        ? "the root element of \(name) has no name" : "the schema of \(name) describes no elements")
        + "; interpreted as a string",
      fix: isUnnamed
        ? "write xml: { name: … } in the schema, or move it to “components/schemas”"
        : "describe the elements under “properties”"
    )
  }

  private func isStructured(_ schema: Schema, _ mediaType: String) -> Bool {
    switch schemas.merger.wireKind(of: schema) {
    case .object, .array: true
    case .string: false
    default: MediaTypeName(mediaType).isXML
    }
  }
}
