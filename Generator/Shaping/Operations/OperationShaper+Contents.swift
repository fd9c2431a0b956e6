import Canonical
import Shape
import SourceDiagnostics

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

  /// The media types, in the author's order; those that say the same are one.
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
        type: type(of: media, coding, among: content, for: context.variation(index, coding)),
        members: coding == .form ? members(media) : [],
        terminator: coding == .events || coding == .textEvents ? media.value.terminator : nil
      )
      if !described.contains(where: { $0.means(content) }) {
        described.absorb(content, direction)
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
