import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedMediaType = Self("unsupported-media-type")
  static let untypedContent = Self("untyped-content")
  static let unfitForm = Self("unfit-form")
  static let emptyBody = Self("empty-body")
  static let fileAsJSON = Self("file-as-json")
}

/// Which way a body travels.
enum Direction {
  case sent
  /// Read whole.
  case received
  /// The body of a success, which can be read while it arrives.
  case answered
}

extension OperationShaper {
  /// What an operation sends; nil when nothing describes it.
  func body(
    _ view: OpenAPI.RequestBody,
    of owner: Model.Owner,
    component: String? = nil,
    _ direction: Direction = .sent
  ) -> Body? {
    let contents = contents(
      view.content,
      at: Place(
        "body",
        in: owner,
        component: (view.componentName ?? component).map { $0 + "Body" }
      ),
      direction
    )
    guard !contents.isEmpty else {
      noteEmpty(view)
      return nil
    }
    return Body(
      contents: contents,
      isRequired: view.isRequired,
      documentation: Documentation(text: view.description),
      origin: Origin(view.node)
    )
  }

  /// The media types, in the author's order; those that say the same are one.
  func contents(
    _ content: [OpenAPI.Named<OpenAPI.MediaType>],
    at place: Place,
    _ direction: Direction
  ) -> [Content] {
    var described: [Content] = []
    for (index, media) in content.enumerated() {
      let coding = coding(of: media, direction)
      let content = Content(
        mediaType: media.key,
        coding: coding,
        type: type(of: media, coding, among: content, at: place.variation(index, coding)),
        members: coding == .form ? members(media) : [],
        terminator: coding == .events || coding == .textEvents ? media.value.terminator : nil
      )
      if !described.contains(where: { $0.means(content) }) {
        described.absorb(content, direction)
      }
    }
    return described
  }

  /// Where the name admits everything, a schema of text or bytes says that it isn't JSON, and where
  /// it is of parts, that whoever sends them writes them.
  private func coding(
    of media: OpenAPI.Named<OpenAPI.MediaType>,
    _ direction: Direction
  ) -> Content.Coding {
    let name = MediaTypeName(media.key)
    if name.essence == "*/*" || name.isMixed && direction == .sent,
      let schema = media.value.schema, schemas.wireKind(of: schema) == .string
    {
      return schema.resolved?.isBinary == true ? .binary : .text
    }
    if name.isJSON, isFile(media) {
      noteFile(media, name)
      return .binary
    }
    if name.isEventStream, direction == .answered {
      if case .text = eventData(of: media) { return .textEvents }
      return .events
    }
    if name.isJSONSequence { return direction == .received ? .text : .jsonLines }
    guard direction != .sent, name.coding == .multipart else { return name.coding }
    warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "the parts of a received \(Excerpt.quoted(media.key)) are not told apart; it stands for its"
        + " bytes"
    )
    return .binary
  }

  private func type(
    of media: OpenAPI.Named<OpenAPI.MediaType>,
    _ coding: Content.Coding,
    among content: [OpenAPI.Named<OpenAPI.MediaType>],
    at place: Place
  ) -> Type {
    switch coding {
    case .textEvents: return .string
    case .events:
      guard case .json(let schema?) = eventData(of: media) else { return .json }
      return schemas.type(of: schema, as: place.role(at: schema.node))
    case .jsonLines:
      return element(of: media).map { schemas.type(of: $0, as: place.role(at: $0.node)) } ?? .json
    case .text:
      noteUntyped(media, among: content)
      return .string
    case .binary: return .binary
    case .multipart: return multipart(media, at: place)
    case .json:
      return media.value.schema.map { schemas.type(of: $0, as: place.role(at: $0.node)) } ?? .json
    case .form: return form(media, at: place)
    }
  }

  private func form(_ media: OpenAPI.Named<OpenAPI.MediaType>, at place: Place) -> Type {
    guard let schema = media.value.schema else { return .map(.string) }
    guard schemas.wireKind(of: schema) == .object else {
      warn(
        .unfitForm,
        at: schema.mark,
        "a form has fields, and this schema describes none",
        mend: "describe an object"
      )
      return .map(.json)
    }
    return schemas.type(of: schema, as: place.role(at: schema.node))
  }

  /// Whether a body's whole schema is a string of bytes, which JSON has none of: frameworks list a
  /// download so, under whatever media types they answer with by default.
  func isFile(_ media: OpenAPI.Named<OpenAPI.MediaType>) -> Bool {
    guard let schema = media.value.schema else { return false }
    return (schema.target ?? schema).isBinary && schemas.wireKind(of: schema) == .string
  }

  private func noteFile(_ media: OpenAPI.Named<OpenAPI.MediaType>, _ name: MediaTypeName) {
    guard !name.essence.contains("*") else { return }
    diagnostics.report(
      Diagnostic(
        .note,
        .fileAsJSON,
        at: media.keyMark,
        "\(Excerpt.quoted(media.key)) is a string with format: binary, which JSON can't hold; it is"
          + " taken as bytes",
        mend: "write the media type of the file, or application/octet-stream"
      )
    )
  }

  /// Text whose schema describes more than text, unless the same is described as JSON beside it.
  private func noteUntyped(
    _ media: OpenAPI.Named<OpenAPI.MediaType>,
    among content: [OpenAPI.Named<OpenAPI.MediaType>]
  ) {
    guard let schema = media.value.schema, isStructured(schema, media.key) else { return }
    let isJSONToo = content.contains {
      MediaTypeName($0.key).isJSON && $0.value.schema?.resolved?.node == schema.resolved?.node
    }
    guard !isJSONToo else { return }
    warn(
      .untypedContent,
      at: media.keyMark,
      "\(Excerpt.quoted(media.key)) is carried as text; the structure that its schema describes is"
        + " left out",
      mend: "describe application/json as well, where the service speaks it"
    )
  }

  private func isStructured(_ schema: OpenAPI.Schema, _ mediaType: String) -> Bool {
    switch schemas.wireKind(of: schema) {
    case .object, .array: true
    case .string: false
    default: MediaTypeName(mediaType).isXML
    }
  }

  private func noteEmpty(_ view: OpenAPI.RequestBody) {
    guard view.content.isEmpty else { return }
    warn(
      .emptyBody,
      at: view.cursor.value("content")?.mark ?? view.mark,
      "this request body describes no content and is left out",
      mend: "write its media type, as in content: { application/json: {} }"
    )
  }
}
