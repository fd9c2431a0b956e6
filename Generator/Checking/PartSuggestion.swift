import BinderyJSON
import Shape
import SourceDiagnostics

/// Derives the changes of a document that describe undescribed parts of recordings.
struct PartSuggestion {
  let document: String
  let version: SchemaVersion
  /// The number of checked entries.
  let total: Int

  /// The actions for the parts, one for each owner and kind; none for parts of other files.
  func actions(for parts: [UndescribedPart]) -> [OverlayAction] {
    var groups: [(key: Key, parts: [UndescribedPart])] = []
    for part in parts where part.owner.file == document {
      let key = Key(owner: part.owner.pointer, kind: part.kind)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].parts.append(part)
      } else {
        groups.append((key, [part]))
      }
    }
    return groups.compactMap { action(for: $0.key, $0.parts) }
  }

  private struct Key: Equatable {
    let owner: String
    let kind: UndescribedPart.Kind
  }

  private func action(for key: Key, _ parts: [UndescribedPart]) -> OverlayAction? {
    guard let change = change(key.kind) else { return nil }
    let evidence = Evidence(entries: parts.map(\.entry), dates: parts.map(\.date))
    return OverlayAction(
      target: DocumentPath(pointer: key.owner + (key.kind.isStatus ? "/responses" : ""))
        .description,
      change: .update(change),
      description: evidence.text(parts[0].phrase, ofTotal: total)
    )
  }

  /// The members to add; nil for a change that one object of the document can't express.
  ///
  /// OpenAPI 2.0 lists the media types of all responses and bodies of an operation together, and
  /// describes a body by parameters.
  private func change(_ kind: UndescribedPart.Kind) -> JSONValue? {
    switch (version, kind) {
    case (.swagger2, .requestContent), (.swagger2, .missingBody), (.swagger2, .partContent):
      return nil
    case (.swagger2, .responseContent(let mediaType)) where !isJSON(mediaType): return nil
    default: return update(kind)
    }
  }

  private func update(_ kind: UndescribedPart.Kind) -> JSONValue {
    switch kind {
    case .status(let status, let mediaType):
      ["\(status)": .object(response(mediaType))]
    case .responseContent(let mediaType), .requestContent(let mediaType):
      .object(content(mediaType))
    case .missingBody, .missingParameter:
      ["required": false]
    case .partContent(_, let mediaType, let allowed):
      ["contentType": .string("\(allowed), \(mediaType)")]
    }
  }

  private func response(_ mediaType: String?) -> JSONObject {
    var response: JSONObject = ["description": "Derived from recordings."]
    guard let mediaType else { return response }
    for member in content(mediaType).members { response[member.key] = member.value }
    return response
  }

  private func isJSON(_ mediaType: String) -> Bool {
    mediaType == "application/json" || mediaType.hasSuffix("+json")
  }

  /// The content of a body in a media type; OpenAPI 2.0 states only its schema.
  private func content(_ mediaType: String) -> JSONObject {
    let isJSON = isJSON(mediaType)
    let isText = mediaType.hasPrefix("text/")
    let schema: JSONValue =
      isJSON ? [:] : isText ? ["type": "string"] : ["type": "string", "format": "binary"]
    if version == .swagger2 { return ["schema": schema] }
    return ["content": [mediaType: ["schema": schema]]]
  }
}

extension UndescribedPart.Kind {
  fileprivate var isStatus: Bool { if case .status = self { true } else { false } }
}

extension UndescribedPart {
  /// The difference, as a clause about the document.
  public var phrase: String {
    let operation = Excerpt.quoted(subject)
    return switch kind {
    case .status(let status, _): "the status \(status) of \(operation) isn't defined"
    case .responseContent(let type):
      "the media type \(Excerpt.quoted(type)) of a response of \(operation) isn't defined"
    case .requestContent(let type):
      "the media type \(Excerpt.quoted(type)) of the body of \(operation) isn't defined"
    case .missingBody: "the required body of \(operation) is missing"
    case .missingParameter(let location, let key):
      "the required \(location.rawValue) parameter \(Excerpt.quoted(key)) of \(operation) is missing"
    case .partContent(let part, let type, let allowed):
      "the part \(Excerpt.quoted(part)) of the body of \(operation) has the media type"
        + " \(Excerpt.quoted(type)), not \(Excerpt.quoted(allowed))"
    }
  }
}
