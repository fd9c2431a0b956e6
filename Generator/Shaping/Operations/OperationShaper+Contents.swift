import Canonical
import Shape
import SourceDiagnostics

/// The direction of a body.
enum Direction {
  case sent
  /// A received body that is read as a whole.
  case received
  /// The body of a successful response, which can be read as a stream.
  case answered
}

extension OperationShaper {
  /// The body of a request; nil if no content is described.
  func body(
    _ view: OpenAPI.RequestBody,
    of owner: Model.Owner,
    component: String? = nil,
    _ direction: Direction = .sent
  ) -> Body? {
    let contents = contents(
      view.content,
      for: NamingContext(
        "body",
        in: owner,
        component: (view.referenceName ?? component).map { $0 + "Body" }
      ),
      direction
    )
    guard !contents.isEmpty else {
      noteEmpty(view)
      return nil
    }
    return Body(
      contents: contents,
      isRequired: view.isRequired ?? false,
      documentation: Documentation(text: view.description),
      origin: Origin(view.location)
    )
  }

  /// The contents by media type in document order, without duplicates.
  func contents(
    _ content: [Named<OpenAPI.MediaType>],
    for context: NamingContext,
    _ direction: Direction
  ) -> [Content] {
    var described: [Content] = []
    for (index, media) in content.enumerated() {
      let coding = coding(of: media, direction)
      let content = Content(
        mediaType: media.key,
        coding: coding,
        type: type(of: media, coding, among: content, for: context.content(index, coding)),
        members: coding == .form ? members(media) : [],
        terminator: coding == .events || coding == .textEvents ? media.value.terminator : nil
      )
      if !described.contains(where: { $0.isDuplicate(of: content) }) {
        described.merge(content, direction)
      }
    }
    return described
  }

  private func noteEmpty(_ view: OpenAPI.RequestBody) {
    guard view.content.isEmpty else { return }
    warn(
      .missingSchema,
      at: view.contentMark,
      "this request body describes no content and is omitted",
      fix: "write its media type, as in content: { application/json: {} }"
    )
  }
}
