import BinderyJSON
import RecordingRedaction
import Shape

/// Derives the changes of documents that make recordings fit them.
public struct OverlaySuggestion {
  let version: (String) -> SchemaVersion
  private let object: (Origin) -> JSONObject?
  private let sent: SuggestionSchemas
  private let received: SuggestionSchemas
  private let undescribed: [UndescribedPart]

  /// Creates the derivation for the documents of recorded values.
  ///
  /// - Parameters:
  ///   - version: The version of the schemas in the file at a path.
  ///   - object: The object at a location in the documents, as it is written there.
  public init(
    of values: RecordedValues,
    version: @escaping (String) -> SchemaVersion,
    object: @escaping (Origin) -> JSONObject?
  ) {
    self.version = version
    self.object = object
    sent = SuggestionSchemas(values.sent)
    received = SuggestionSchemas(values.received)
    undescribed = values.undescribed
  }

  /// The changes for causes and for undescribed parts, each once.
  ///
  /// Undocumented members need no change, since clients ignore them; neither do differences of
  /// requests that the service refused.
  public func changes(for causes: [Cause]) -> [SuggestedChange] {
    var changes = PartSuggestion(version: version).changes(for: undescribed)
    var types: [(schema: Origin, causes: [Cause])] = []
    for cause in causes where cause.example.isContradiction {
      guard let origin = cause.example.origin else { continue }
      if cause.example.keyword == "type", cause.example.actualType != "null" {
        // One change admits all types of a schema.
        if let index = types.firstIndex(where: { $0.schema == origin }) {
          types[index].causes.append(cause)
        } else {
          types.append((origin, [cause]))
        }
        continue
      }
      let found = self.changes(for: cause, at: origin)
      // The change of a schema can't be repeated; other causes are resolved after it.
      guard !found.contains(where: { $0.isRemoval(among: changes) }) else { continue }
      changes += found
    }
    // The listed values become those of an alternative, after all are known.
    let listed = changes.filter(\.addsValues)
    let widenings = types.map { type -> [SuggestedChange] in
      let schema = type.schema.dropping("type")
      let path = path(of: schema, type.causes[0].example)
      if listed.contains(where: { $0.file == schema.file && $0.path == path }) { return [] }
      return widenedType(type.causes, at: type.schema)
    }
    let others = changes
    for widening in widenings {
      guard let last = widening.last else { continue }
      // An alternative has what other changes make of its parts, so that these come first.
      let inner = others + widenings.filter { $0.last?.path != last.path }.flatMap { $0 }
      if !inner.contains(where: { $0.isInside(last) }) { changes += widening }
    }
    var known: Set<SuggestedChange.Effect> = []
    return changes.filter { known.insert($0.effect).inserted }
  }

  private func changes(for cause: Cause, at origin: Origin) -> [SuggestedChange] {
    let finding = cause.example
    let schema = origin.dropping(finding.keyword)
    if finding.kind == .missingHeader { return [update(schema, ["required": false], cause)] }
    switch finding.keyword {
    case "required": return [optional(cause, at: origin)]
    case "type": return nullable(cause, at: schema)
    case "enum": return enumeration(cause, at: schema)
    case "oneOf" where finding.matchesSeveral:
      return anyOf(cause, at: schema)
    case "oneOf", "anyOf": return alternative(cause, at: schema)
    case "format" where finding.isUnformatted:
      return [integer(cause, at: schema)]
    case "not", "if", "then", "else", "contains", "": return []
    default: return [remove(origin, cause)]
    }
  }

  /// Adds the recorded values of the described type.
  private func enumeration(_ cause: Cause, at schema: Origin) -> [SuggestedChange] {
    let literal = schemas(of: cause.example).schema(of: cause.example)
    let present = types(of: literal)
    let values = cause.findings.filter { finding in
      // The values of another type are in a further alternative.
      version(schema.file) == .jsonSchema || present.isEmpty || finding.actualType == "null"
        || present.contains { .string(finding.actualType ?? "") == $0 }
    }.compactMap(\.actual).unique.filter { !RecordingRedactor.hasReplacement($0) }
    guard version(schema.file).nullableKey != nil, values.contains(.null) else {
      return values.isEmpty ? [] : [update(schema, ["enum": .array(values)], cause)]
    }
    let others = values.filter { $0 != .null }
    return (others.isEmpty ? [] : [update(schema, ["enum": .array(others)], cause)])
      + nullable(cause, at: schema)
  }

  /// Adds an alternative of the recorded type.
  private func alternative(_ cause: Cause, at schema: Origin) -> [SuggestedChange] {
    let finding = cause.example
    guard let type = finding.actualType else { return [] }
    if type == "null", let key = version(schema.file).nullableKey {
      return [update(schema, [key: true], cause)]
    }
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
    // A discriminator names only objects. A nullable reference isn't written as a union.
    if let written = written(schema),
      written["discriminator"] != nil || written[finding.keyword] == nil
    {
      return alternatives([.string(type)], beside: written, at: schema, cause)
    }
    return finding.keyword == "oneOf"
      ? anyOf(cause, at: schema, adding: type)
      : [update(schema, ["anyOf": [self.schema(ofType: .string(type), in: schema.file)]], cause)]
  }

  /// The object at a location, as the documents have it.
  func written(_ origin: Origin) -> JSONObject? { object(origin) }

  func schemas(of finding: Finding) -> SuggestionSchemas {
    finding.value.isSent ? sent : received
  }

  // MARK: - Changes

  /// Makes the members optional that objects lack.
  private func optional(_ cause: Cause, at origin: Origin) -> SuggestedChange {
    var change = change(origin, .makeOptional(cause.missingMembers.map(\.name)), cause)
    var known: Set<String> = []
    for finding in cause.findings
    where known.insert("\(finding.value.isSent) \(finding.outermostPointer)").inserted {
      let schemas = schemas(of: finding)
      let required = schemas.schema(of: finding)?["required"]?.array ?? []
      change.required.formUnion(required.compactMap(\.string))
      change.components.formUnion(schemas.components(of: finding))
    }
    return change
  }

  func remove(_ object: Origin, _ cause: Cause) -> SuggestedChange {
    change(object, .remove, cause)
  }

  func update(_ schema: Origin, _ members: JSONObject, _ cause: Cause) -> SuggestedChange {
    change(schema, .update(.object(members)), cause)
  }

  private func change(
    _ object: Origin,
    _ kind: SuggestedChange.Kind,
    _ cause: Cause
  ) -> SuggestedChange {
    let finding = cause.example
    let path = path(of: object, finding)
    let keyword = schemas(of: finding).schema(of: finding)?[finding.keyword]
    return SuggestedChange(
      object: object,
      path: path,
      kind: kind,
      difference: "\(finding.subject): \(cause.difference(limit: nil))",
      evidence: cause.evidence,
      likeness: "\(finding.keyword) \(keyword ?? .null)"
    )
  }

  private func path(of object: Origin, _ finding: Finding) -> DocumentPath {
    DocumentPath(pointer: object.pointer, parameter: finding.value.part.parameter)
  }
}

extension RecordedValue.Part {
  /// The location and the name of a parameter.
  fileprivate var parameter: (location: String, name: String)? {
    if case .parameter(let location, let name) = self { (location.rawValue, name) } else { nil }
  }
}

extension SuggestedChange {
  /// Whether the change adds values to `enum`.
  fileprivate var addsValues: Bool {
    if case .update(.object(let members)) = kind { members["enum"] != nil } else { false }
  }

  /// Whether the change is of a part of the object that another one changes.
  fileprivate func isInside(_ other: SuggestedChange) -> Bool {
    file == other.file && path.isInside(other.path)
  }

  /// Whether another change removes the same.
  fileprivate func isRemoval(among changes: [SuggestedChange]) -> Bool {
    kind == .remove && changes.contains { $0.effect == effect }
  }
}
