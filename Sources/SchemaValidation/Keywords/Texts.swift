import BinderyJSON

extension SchemaKeywords {
  /// The keyword `pattern`.
  static func pattern(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let text = try source.string("pattern") else { return nil }
    let pattern = try SchemaPattern(text, of: source)
    return { value, evaluation in
      guard case .string(let found) = value, !pattern.matches(found) else { return }
      evaluation.report("pattern", "\(value.excerpt) doesn't match \(JSONValue.quoted(text))")
    }
  }

  /// The keyword `format`, where it is an assertion; unknown formats are ignored.
  static func format(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let name = try source.string("format"),
      let format = source.compiler.assertedFormat(named: name)
    else { return nil }
    return { value, evaluation in
      guard !format.allows(value) else { return }
      evaluation.report("format", "\(value.excerpt) isn't in the format \(JSONValue.quoted(name))")
    }
  }

  /// The keyword `contentSchema` with a `contentMediaType` of JSON.
  ///
  /// JSON Schema defines it as an annotation; authors of OpenAPI and AsyncAPI documents expect it
  /// to be asserted.
  static func content(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard source.dialect.isOpenAPI, source["contentEncoding"] == nil,
      let type = try source.string("contentMediaType"), isJSON(type),
      let node = source.subschema("contentSchema")
    else { return nil }
    return { value, evaluation in
      guard case .string(let text) = value else { return }
      do throws(JSONError) {
        evaluation.apply(node, toContent: try JSONValue(parsing: text))
      } catch {
        evaluation.report("contentMediaType", "the text isn't JSON: \(error)")
      }
    }
  }

  /// Whether a media type is `application/json`, or has the suffix `+json` (RFC 6839).
  private static func isJSON(_ mediaType: String) -> Bool {
    let essence = mediaType.prefix { $0 != ";" && $0 != " " }.lowercased()
    return essence == "application/json" || essence.hasSuffix("+json")
  }
}

extension SchemaPattern {
  init(_ text: String, of source: SchemaSource) throws(SchemaError) {
    guard let pattern = SchemaPattern(text) else {
      let location = source.compiler.location(of: source.schemaLocation)
      throw SchemaError(location: location, reason: .pattern(text))
    }
    self = pattern
  }
}
