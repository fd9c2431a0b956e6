import BinderyJSON
import RecordingRedaction
import Shape

/// Derives the changes of a document that make recordings fit it.
public struct OverlaySuggestion {
  private let document: String
  private let version: SchemaVersion
  private let sent: SuggestionSchemas
  private let received: SuggestionSchemas
  private let undescribed: [UndescribedPart]
  /// The number of checked entries.
  private let total: Int

  /// Creates the derivation for the document at a path.
  public init(document: String, version: SchemaVersion, of values: RecordedValues) {
    self.document = document
    self.version = version
    sent = SuggestionSchemas(values.sent, of: document)
    received = SuggestionSchemas(values.received, of: document)
    undescribed = values.undescribed
    total = values.entryCount
  }

  /// The actions for causes and for undescribed parts; those of other files have none.
  ///
  /// Undocumented members need no change, since clients ignore them; neither do differences of
  /// requests that the service refused.
  public func actions(for causes: [Cause]) -> [OverlayAction] {
    var actions = PartSuggestion(document: document, version: version, total: total)
      .actions(for: undescribed)
    var types: [(schema: Origin, causes: [Cause])] = []
    for cause in causes where cause.example.isContradiction {
      guard let origin = cause.example.origin, origin.file == document else { continue }
      if cause.example.keyword == "type", cause.example.actualType != "null" {
        // One action admits all types of a schema.
        if let index = types.firstIndex(where: { $0.schema == origin }) {
          types[index].causes.append(cause)
        } else {
          types.append((origin, [cause]))
        }
        continue
      }
      let found = self.actions(for: cause, at: origin)
      // The change of a schema can't be repeated; other causes are resolved after it.
      guard !found.contains(where: { $0.isRemoval(among: actions) }) else { continue }
      actions += found
    }
    // The listed values become those of an alternative, after all are known.
    let listed = Set(actions.filter(\.addsValues).map(\.target))
    actions += types.flatMap { type -> [OverlayAction] in
      let schema = type.schema.dropping("type")
      if listed.contains(DocumentPath(pointer: schema.pointer).description) { return [] }
      return widenedType(type.causes, at: type.schema)
    }
    var known: Set<OverlayAction.Effect> = []
    return actions.filter { known.insert($0.effect).inserted }
  }

  private func actions(for cause: Cause, at origin: Origin) -> [OverlayAction] {
    let finding = cause.example
    let schema = origin.dropping(finding.keyword)
    if finding.kind == .missingHeader { return [update(schema, ["required": false], cause)] }
    switch finding.keyword {
    case "required":
      let path = DocumentPath(pointer: origin.pointer)
      return [remove(path.elements(equalTo: finding.member ?? ""), cause)]
    case "type": return nullable(cause, at: schema)
    case "enum": return enumeration(cause, at: schema)
    case "oneOf" where finding.matchesSeveral:
      return anyOf(cause, at: schema)
    case "oneOf", "anyOf": return alternative(cause, at: schema)
    case "not", "if", "then", "else", "contains", "": return []
    default: return [remove(DocumentPath(pointer: origin.pointer).description, cause)]
    }
  }

  /// Adds the recorded values of the described type.
  private func enumeration(_ cause: Cause, at schema: Origin) -> [OverlayAction] {
    let literal = schemas(of: cause.example).schema(of: cause.example)
    let present = types(of: literal)
    let values = cause.findings.filter { finding in
      // The values of another type are in a further alternative.
      version == .jsonSchema || present.isEmpty || finding.actualType == "null"
        || present.contains { .string(finding.actualType ?? "") == $0 }
    }.compactMap(\.actual).unique.filter { !RecordingRedactor.hasReplacement($0) }
    if values == [.null], version.nullableKey != nil { return nullable(cause, at: schema) }
    return values.isEmpty ? [] : [update(schema, ["enum": .array(values)], cause)]
  }

  /// Adds an alternative of the recorded type.
  private func alternative(_ cause: Cause, at schema: Origin) -> [OverlayAction] {
    let finding = cause.example
    guard let type = finding.actualType else { return [] }
    if type == "null", let key = version.nullableKey { return [update(schema, [key: true], cause)] }
    if let member = finding.unknownName {
      let names = cause.findings.compactMap { $0.actual?.member(member) }.unique
        .filter { !RecordingRedactor.hasReplacement($0) }
      let alternatives = names.map { name -> JSONValue in
        let schema: JSONValue = ["type": "string", "enum": [name]]
        return ["type": "object", "required": [.string(member)], "properties": [member: schema]]
      }
      if alternatives.isEmpty { return [] }
      return [update(schema, [finding.keyword: .array(alternatives)], cause)]
    }
    return finding.keyword == "oneOf"
      ? anyOf(cause, at: schema, adding: type)
      : [update(schema, ["anyOf": [["type": .string(type)]]], cause)]
  }

  // MARK: - Null and types

  /// Admits null where the value is, and not wherever the schema is used.
  private func nullable(_ cause: Cause, at schema: Origin) -> [OverlayAction] {
    let schemas = schemas(of: cause.example)
    let site = schemas.set.origin(of: cause.example.outermostPointer) ?? schema
    guard site != schema, site.file == document, let reference = schemas.reference(at: cause) else {
      return [nullable(schema, schemas.schema(of: cause.example), cause)]
    }
    let removal = remove(DocumentPath(pointer: site.pointer).member("$ref"), cause)
    let target: JSONValue = ["$ref": .string(reference)]
    guard let key = version.nullableKey else {
      let alternatives: JSONValue = [target, ["type": "null"]]
      return [removal, update(site, ["anyOf": alternatives], cause)]
    }
    return [removal, update(site, ["allOf": [target], key: true], cause)]
  }

  private func nullable(_ schema: Origin, _ literal: JSONObject?, _ cause: Cause) -> OverlayAction {
    if let key = version.nullableKey { return update(schema, [key: true], cause) }
    return update(schema, ["type": .array(types(of: literal) + ["null"])], cause)
  }

  private func types(of literal: JSONObject?) -> [JSONValue] {
    switch literal?["type"] {
    case .array(let types): types
    case let type?: [type]
    case nil: []
    }
  }

  /// Admits the recorded types beside the described ones.
  private func widenedType(_ causes: [Cause], at origin: Origin) -> [OverlayAction] {
    let cause = Cause(findings: causes.flatMap(\.findings))
    let schema = origin.dropping("type")
    let literal = schemas(of: cause.example).schema(of: cause.example)
    let present = types(of: literal)
    let recorded = causes.compactMap(\.example.actualType).unique.map { JSONValue.string($0) }
    if present == ["integer"], recorded == ["number"] {
      let format = DocumentPath(pointer: schema.pointer).member("format")
      let widening = update(schema, ["type": "number"], cause)
      return literal?["format"] == nil ? [widening] : [widening, remove(format, cause)]
    }
    guard version != .jsonSchema else {
      let all = (present + recorded).filter { $0 != "integer" || !recorded.contains("number") }
      return [update(schema, ["type": .array(all.unique)], cause)]
    }
    let removal = remove(DocumentPath(pointer: origin.pointer).description, cause)
    guard literal?["anyOf"] == nil else { return [removal] }
    let values = literal?["enum"]
    let alternatives = (present.filter { $0 != "null" } + recorded).unique.map {
      type -> JSONValue in
      if type == "array" { return ["type": type, "items": [:]] }
      if let values, present.contains(type) { return ["type": type, "enum": values] }
      return ["type": type]
    }
    let listed = remove(DocumentPath(pointer: schema.pointer).member("enum"), cause)
    return [removal] + (values == nil ? [] : [listed])
      + [update(schema, ["anyOf": .array(alternatives)], cause)]
  }

  /// Replaces `oneOf` with `anyOf`, because several alternatives hold, or will hold with a further
  /// one.
  private func anyOf(
    _ cause: Cause,
    at schema: Origin,
    adding type: String? = nil
  ) -> [OverlayAction] {
    let schemas = schemas(of: cause.example)
    guard let oneOf = schemas.schema(of: cause.example)?["oneOf"],
      let alternatives = schemas.written(oneOf)?.array
    else { return [] }
    let added = type.map { [["type": .string($0)] as JSONValue] } ?? []
    return [
      remove(DocumentPath(pointer: schema.pointer).member("oneOf"), cause),
      update(schema, ["anyOf": .array(alternatives + added)], cause),
    ]
  }

  private func schemas(of finding: Finding) -> SuggestionSchemas {
    finding.value.isSent ? sent : received
  }

  // MARK: - Actions

  private func remove(_ target: String, _ cause: Cause) -> OverlayAction {
    OverlayAction(target: target, change: .remove, description: evidence(cause))
  }

  private func update(_ schema: Origin, _ members: JSONObject, _ cause: Cause) -> OverlayAction {
    OverlayAction(
      target: DocumentPath(pointer: schema.pointer).description,
      change: .update(.object(members)),
      description: evidence(cause)
    )
  }

  private func evidence(_ cause: Cause) -> String { cause.evidence(ofTotal: total) }
}

extension OverlayAction {
  /// Whether the action adds values to `enum`.
  fileprivate var addsValues: Bool {
    if case .update(.object(let members)) = change { members["enum"] != nil } else { false }
  }

  /// Whether another action removes the same.
  fileprivate func isRemoval(among actions: [OverlayAction]) -> Bool {
    change == .remove && actions.contains { $0.change == .remove && $0.target == target }
  }
}

extension Origin {
  /// The location of the schema that has a keyword.
  fileprivate func dropping(_ keyword: String) -> Origin {
    var origin = self
    if origin.pointer.hasSuffix("/" + keyword) { origin.pointer.removeLast(keyword.count + 1) }
    return origin
  }
}
