import BinderyRuntime

/// The keyword `contentSchema` with a `contentMediaType` of JSON.
///
/// JSON Schema defines it as an annotation; authors of OpenAPI and AsyncAPI documents expect it to
/// be asserted.
struct EmbeddedContent: SchemaKeyword {
  private let node: Int

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard source.dialect.isOpenAPI, source["contentEncoding"] == nil,
      let type = try source.string("contentMediaType"), MediaType(type).isJSON,
      let node = source.subschema("contentSchema")
    else { return nil }
    self.node = node
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .string(let text) = value else { return }
    do throws(JSONError) {
      evaluation.apply(node, toContent: try JSONValue(parsing: text))
    } catch {
      evaluation.report("contentMediaType", "the text isn't JSON: \(error)")
    }
  }
}
