import Canonical
import Specification

/// Reads the body of an operation, which Swagger 2 describes by parameters.
struct SwaggerBody {
  private let operation: WrittenOpenAPI.Operation
  private let parameters: [WrittenOpenAPI.Parameter]

  init(_ operation: WrittenOpenAPI.Operation, _ item: WrittenOpenAPI.PathItem) {
    self.operation = operation
    parameters = (operation.parameters + item.parameters).filter { $0.swaggerPosition != nil }
  }

  /// Returns the request body, or else the body parameter, or else a form of the form parameters.
  func body(_ canonicalizer: OpenAPICanonicalizer) -> OpenAPI.RequestBody? {
    let fields = parameters.filter { $0.swaggerPosition == .field }
    let whole = parameters.first { $0.swaggerPosition == .body }
    let isFree = !operation.cursor.has("requestBody")
    for parameter in [whole].compactMap({ $0 }) + fields {
      let isUsed =
        isFree && (whole == nil || parameter.node == whole?.node && whole?.schema != nil)
      report(parameter, isUsed, to: canonicalizer.diagnostics)
    }
    if isFree, whole == nil, !fields.isEmpty { return form(fields, canonicalizer) }
    let body =
      isFree
      ? whole.flatMap { $0.schema == nil ? nil : WrittenOpenAPI.RequestBody(cursor: $0.cursor) }
      : nil
    return (body ?? operation.requestBody).map(canonicalizer.body)
  }

  private func report(
    _ parameter: WrittenOpenAPI.Parameter,
    _ isUsed: Bool,
    to diagnostics: Diagnostics
  ) {
    let isField = parameter.swaggerPosition == .field
    diagnostics.warn(
      .wrongVersionKeyword,
      at: parameter.mark,
      "in: \(isField ? "formData" : "body") belongs to Swagger 2; "
        + (!isUsed
          ? "ignored"
          : "interpreted as "
            + (isField ? "a property of the request body" : "the request body")),
      fix: "replace the parameter with “requestBody”"
    )
  }

  /// Returns the body whose properties are the fields; nil if none has a name.
  private func form(
    _ fields: [WrittenOpenAPI.Parameter],
    _ canonicalizer: OpenAPICanonicalizer
  ) -> OpenAPI.RequestBody? {
    let properties = fields.compactMap { field in
      field.name.map { Named(key: $0, keyMark: field.mark, value: field) }
    }
    if properties.isEmpty { return nil }
    let schemas = properties.mapValues { $0.schema ?? WrittenSchema(cursor: $0.cursor) }
    let contents = Schema.Contents(types: [.object])
    contents.declaresOnlyType = false
    contents.properties = schemas.mapValues(canonicalizer.schemas.id)
    contents.required = properties.filter(\.value.isRequired).map { ($0.key, $0.keyMark) }
    let first = fields[0]
    let location = SourceLocation(
      mark: operation.cursor.value("parameters")?.mark ?? first.mark,
      pointer: operation.location.pointer + "/parameters"
    )
    var media = OpenAPI.MediaType(location: location)
    media.schema = canonicalizer.schemas.add(contents, at: location)
    let isMultipart = schemas.contains { isFile($0.value) }
    let key = isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded"
    var body = OpenAPI.RequestBody(location: first.location, contentMark: first.mark)
    body.isRequired = !contents.required.isEmpty
    body.content = [Named(key: key, keyMark: first.mark, value: media)]
    return body
  }

  /// Returns whether a field is a file or a list of files.
  private func isFile(_ schema: WrittenSchema) -> Bool {
    [schema.resolved, schema.resolved?.items?.resolved].compactMap(\.self).contains {
      $0.isUntypedContent || $0.isBinary && !$0.types.contains(.array)
    }
  }
}
