import Canonical
import Specification

/// Reads a parameter or a header without a schema as a string, and one with both `schema` and
/// `content` by its schema.
struct ParameterSchema {
  let written: WrittenOpenAPI.Parameter

  func correct(_ header: inout OpenAPI.Header, _ schemas: SchemaTable) {
    guard let content = header.content.first else {
      if header.schema == nil { header.schema = string(schemas) }
      return
    }
    guard header.schema != nil else { return }
    header.content = []
    written.diagnostics.warn(
      .misplacedSchema,
      at: content.keyMark,
      "“schema” and “content” can't be combined; “schema” is used",
      fix: "remove “schema” or “content”"
    )
  }

  /// Adds the schema of a string after reporting that there is none.
  func string(_ schemas: SchemaTable) -> SchemaID {
    written.diagnostics.warn(
      .missingSchema,
      at: written.mark,
      "missing schema; interpreted as a string",
      fix: written.isSwagger
        ? "add a type, such as type: string" : "add a schema, such as schema: { type: string }"
    )
    let pointer = written.node.pointer + "/schema"
    return schemas.add(
      Schema.Contents(types: [.string]),
      at: SourceLocation(mark: written.mark, pointer: pointer)
    )
  }
}
