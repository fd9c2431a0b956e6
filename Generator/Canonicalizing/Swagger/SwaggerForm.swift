import Canonical
import Specification

/// Reads the form parameters of an operation of Swagger 2 as one form.
struct SwaggerForm {
  let operation: WrittenOpenAPI.Operation
  let fields: [WrittenOpenAPI.Parameter]

  /// Returns the body whose properties are the fields; nil if none has a name.
  func body(_ canonicalizer: OpenAPICanonicalizer) -> OpenAPI.RequestBody? {
    let properties = fields.compactMap { field in
      field.name.map { Named(key: $0, keyMark: field.mark, value: field) }
    }
    if properties.isEmpty { return nil }
    for field in fields {
      field.reportEmptyValue()
      field.reportLaterKeywords()
    }
    let schemas = properties.mapValues { $0.schema ?? WrittenSchema(cursor: $0.cursor) }
    let arrays = properties.mapValues { ArraySerialization($0, in: .query, canonicalizer.schemas) }
    let contents = Schema.Contents(types: [.object])
    contents.declaresOnlyType = false
    contents.properties = zip(properties, arrays).map { field, array in
      field.with(array.value?.replacement ?? schema(of: field.value, canonicalizer.schemas))
    }
    contents.required = properties.filter(\.value.isRequired).map { ($0.key, $0.keyMark) }
    let first = fields[0]
    let location = SourceLocation(
      mark: operation.cursor.value("parameters")?.mark ?? first.mark,
      pointer: operation.location.pointer + "/parameters"
    )
    var media = OpenAPI.MediaType(location: location)
    media.schema = canonicalizer.schemas.add(contents, at: location)
    media.encoding = arrays.compactMap { array in array.value?.encoding.map(array.with) }
    let type = SwaggerMediaTypes(
      "consumes",
      of: operation,
      in: canonicalizer.written,
      at: first.mark
    )
    .form(hasFile: schemas.contains { isFile($0.value) })
    var body = OpenAPI.RequestBody(location: first.location, contentMark: first.mark)
    body.isRequired = !contents.required.isEmpty
    body.content = [Named(key: type.name, keyMark: type.mark, value: media)]
    return body
  }

  /// Returns the schema of a field; a field without one is a string in Swagger 2.0.
  private func schema(
    of field: WrittenOpenAPI.Parameter,
    _ schemas: SchemaTable
  ) -> SchemaID {
    if let schema = field.schema { return schemas.id(of: schema) }
    return field.isSwagger
      ? ParameterSchema(written: field).string(schemas)
      : schemas.id(of: WrittenSchema(cursor: field.cursor))
  }

  /// Returns whether a field is a file or a list of files.
  private func isFile(_ schema: WrittenSchema) -> Bool {
    [schema.resolved, schema.resolved?.items?.resolved].compactMap(\.self).contains {
      $0.isUntypedContent || $0.isBinary && !$0.types.contains(.array)
    }
  }
}
