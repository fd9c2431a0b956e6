import BinderyJSON
import Shape

/// Null and further types of a value.
extension OverlaySuggestion {
  /// Admits null where the value is, and not wherever the schema is used.
  func nullable(_ cause: Cause, at schema: Origin) -> [SuggestedChange] {
    let schemas = schemas(of: cause.example)
    let site = schemas.set.origin(of: cause.example.outermostPointer) ?? schema
    guard site != schema, let reference = schemas.reference(at: cause, in: site.file) else {
      return [nullable(schema, schemas.schema(of: cause.example), cause)]
    }
    let removal = remove(site.adding("$ref"), cause)
    let target: JSONValue = ["$ref": .string(reference)]
    guard let key = version(site.file).nullableKey else {
      let alternatives: JSONValue = [target, ["type": "null"]]
      return [removal, update(site, ["anyOf": alternatives], cause)]
    }
    return [removal, update(site, ["allOf": [target], key: true], cause)]
  }

  private func nullable(_ schema: Origin, _ literal: JSONObject?, _ cause: Cause) -> SuggestedChange
  {
    if let key = version(schema.file).nullableKey { return update(schema, [key: true], cause) }
    return update(schema, ["type": .array(types(of: literal) + ["null"])], cause)
  }

  func types(of literal: JSONObject?) -> [JSONValue] {
    switch literal?["type"] {
    case .array(let types): types
    case let type?: [type]
    case nil: []
    }
  }

  /// Admits the recorded types beside the described ones.
  func widenedType(_ causes: [Cause], at origin: Origin) -> [SuggestedChange] {
    let cause = Cause(findings: causes.flatMap(\.findings))
    let schema = origin.dropping("type")
    let literal = schemas(of: cause.example).schema(of: cause.example)
    let present = types(of: literal)
    let recorded = causes.compactMap(\.example.actualType).unique.map { JSONValue.string($0) }
    if present == ["integer"], recorded == ["number"] {
      let format = schema.adding("format")
      let widening = update(schema, ["type": "number"], cause)
      return literal?["format"] == nil ? [widening] : [widening, remove(format, cause)]
    }
    // Listed values are those of one type.
    if version(schema.file) == .jsonSchema, literal?["enum"] == nil, literal?["const"] == nil {
      let all = (present + recorded).filter { $0 != "integer" || !recorded.contains("number") }
      return [update(schema, ["type": .array(all.unique)], cause)]
    }
    guard literal?["anyOf"] == nil else { return [remove(origin, cause)] }
    let site = alternativeSite(of: cause.example, at: schema)
    guard let written = written(site) else { return [] }
    return alternatives(recorded, beside: written, at: site, cause)
  }

  /// Gives an integer the format of its recorded values, or else the type of any number.
  func integer(_ cause: Cause, at schema: Origin) -> SuggestedChange {
    let isUnsigned = cause.findings.compactMap(\.actual).allSatisfy {
      if case .number(let number) = $0 { number.integer(as: UInt64.self) != nil } else { false }
    }
    return update(schema, isUnsigned ? ["format": "uint64"] : ["type": "number"], cause)
  }

  /// Replaces `oneOf` with `anyOf`, because several alternatives hold, or will hold with a further
  /// one.
  func anyOf(
    _ cause: Cause,
    at schema: Origin,
    adding type: String? = nil
  ) -> [SuggestedChange] {
    let schemas = schemas(of: cause.example)
    guard let oneOf = schemas.schema(of: cause.example)?["oneOf"],
      let alternatives = schemas.written(oneOf, in: schema.file)?.array
    else { return [] }
    let added = type.map { [self.schema(ofType: .string($0), in: schema.file)] } ?? []
    return [
      remove(schema.adding("oneOf"), cause),
      update(schema, ["anyOf": .array(alternatives + added)], cause),
    ]
  }
}

extension Origin {
  /// The location of the schema that has a keyword.
  func dropping(_ keyword: String) -> Origin {
    var origin = self
    if origin.pointer.hasSuffix("/" + keyword) { origin.pointer.removeLast(keyword.count + 1) }
    return origin
  }

  /// The location of a member.
  func adding(_ key: String) -> Origin {
    var origin = self
    origin.pointer += "/" + key
    return origin
  }
}
