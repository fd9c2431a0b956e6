import BinderyJSON
import Shape
import SourceDiagnostics

/// Derives the changes of documents that describe undescribed parts of recordings.
struct PartSuggestion {
  let version: (String) -> SchemaVersion

  /// The changes for the parts, one for each owner and kind; one describes a status with all its
  /// media types, and none different terminators of a stream.
  func changes(for parts: [UndescribedPart]) -> [SuggestedChange] {
    var groups: [(key: Key, parts: [UndescribedPart])] = []
    for part in parts {
      let key = Key(owner: part.owner, kind: part.kind.withoutText)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].parts.append(part)
      } else {
        groups.append((key, [part]))
      }
    }
    return groups.compactMap { change(for: $0.key, $0.parts) }
  }

  private struct Key: Equatable {
    let owner: Origin
    let kind: UndescribedPart.Kind
  }

  /// The change; nil if none is certain.
  private func change(for key: Key, _ parts: [UndescribedPart]) -> SuggestedChange? {
    guard let value = value(of: parts, version(key.owner.file)) else { return nil }
    return SuggestedChange(
      object: key.owner,
      path: DocumentPath(
        pointer: key.owner.pointer + (key.kind.isStatus ? "/responses" : ""),
        parameter: key.kind.parameter
      ),
      kind: .update(value),
      difference: parts[0].phrase,
      evidence: Evidence(entries: parts.map(\.entry), dates: parts.map(\.date)),
      likeness: "\(key.kind)",
      operation: parts[0].operationID
    )
  }

  /// The members to add; nil for a change that one object of the document can't express.
  ///
  /// OpenAPI 2.0 lists the media types of all responses and bodies of an operation together, and
  /// describes a body by parameters.
  private func value(of parts: [UndescribedPart], _ version: SchemaVersion) -> JSONValue? {
    switch (version, parts[0].kind) {
    case (.swagger2, .requestContent), (.swagger2, .missingBody), (.swagger2, .partContent): nil
    // OpenAPI 2.0 has only the scheme “basic”.
    case (.swagger2, .otherAuthentication), (.swagger2, .streamTerminator): nil
    case (.swagger2, .responseContent(let mediaType)) where !Self.isJSON(mediaType): nil
    default: update(parts, version)
    }
  }

  private func update(_ parts: [UndescribedPart], _ version: SchemaVersion) -> JSONValue? {
    switch parts[0].kind {
    case .missingCredentials(let restated?):
      ["security": .array((restated.map(Self.requirement) + [[:]]))]
    case .movedKey(_, _, let location, _, isAlone: true):
      ["in": .string(location.rawValue)]
    case .otherAuthentication(let scheme, isAlone: true):
      ["scheme": .string(scheme.lowercased())]
    case .missingCredentials, .movedKey, .otherAuthentication: nil
    case .status(let status, _):
      ["\(status)": .object(response(parts.compactMap(\.kind.statusMediaType).unique, version))]
    case .responseContent(let mediaType), .requestContent(let mediaType):
      .object(content([mediaType], version))
    case .missingBody, .missingParameter:
      ["required": false]
    case .partContent(_, let mediaType, let allowed):
      ["contentType": .string("\(allowed), \(mediaType)")]
    case .streamTerminator(let text):
      Set(parts.map(\.kind)).count == 1 ? ["x-stream-terminator": .string(text)] : nil
    }
  }

  /// A Security Requirement Object.
  private static func requirement(_ schemes: [RequiredScheme]) -> JSONValue {
    .object(JSONObject(schemes.map { ($0.name, .array($0.scopes.map { .string($0) })) }))
  }

  private func response(_ mediaTypes: [String], _ version: SchemaVersion) -> JSONObject {
    var response: JSONObject = ["description": "Derived from recordings."]
    if mediaTypes.isEmpty { return response }
    for member in content(mediaTypes, version).members { response[member.key] = member.value }
    return response
  }

  /// The content of a body in media types; OpenAPI 2.0 states only its schema.
  private func content(_ mediaTypes: [String], _ version: SchemaVersion) -> JSONObject {
    if version == .swagger2 { return ["schema": schema(of: mediaTypes[0])] }
    return ["content": .object(JSONObject(mediaTypes.map { ($0, ["schema": schema(of: $0)]) }))]
  }

  private static func isJSON(_ mediaType: String) -> Bool {
    mediaType == "application/json" || mediaType.hasSuffix("+json")
  }

  private func schema(of mediaType: String) -> JSONValue {
    if Self.isJSON(mediaType) { return [:] }
    return mediaType.hasPrefix("text/")
      ? ["type": "string"] : ["type": "string", "format": "binary"]
  }
}

extension UndescribedPart.Kind {
  fileprivate var isStatus: Bool { if case .status = self { true } else { false } }

  /// The kind, without the media type of a status and the text of a terminator.
  fileprivate var withoutText: Self {
    switch self {
    case .status(let status, _): .status(status, mediaType: nil)
    case .streamTerminator: .streamTerminator("")
    default: self
    }
  }

  /// The media type of the body of a response with a status.
  fileprivate var statusMediaType: String? {
    if case .status(_, let mediaType) = self { mediaType } else { nil }
  }

  fileprivate var parameter: (location: String, name: String)? {
    if case .missingParameter(let location, let name) = self {
      (location.rawValue, name)
    } else {
      nil
    }
  }
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
    case .missingCredentials: "the required credentials of \(operation) are missing"
    case .movedKey(_, let name, let location, let described, _):
      "the API key \(Excerpt.quoted(name)) of \(operation) is in the \(location.rawValue), not in"
        + " the \(described.rawValue)"
    case .otherAuthentication(let scheme, _):
      "the credentials of \(operation) have the HTTP authentication scheme"
        + " \(Excerpt.quoted(scheme)), which it doesn't allow"
    case .partContent(let part, let type, let allowed):
      "the part \(Excerpt.quoted(part)) of the body of \(operation) has the media type"
        + " \(Excerpt.quoted(type)), not \(Excerpt.quoted(allowed))"
    case .streamTerminator(let text):
      "the last event \(Excerpt.quoted(text)) of streams of \(operation) isn't JSON"
    }
  }
}
