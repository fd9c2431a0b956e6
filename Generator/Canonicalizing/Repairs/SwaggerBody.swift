import Canonical
import Specification

/// Reads the body of an operation, which Swagger 2 describes by parameters.
struct SwaggerBody {
  private let operation: WrittenOpenAPI.Operation
  private let parameters: [WrittenOpenAPI.Parameter]

  init(_ operation: WrittenOpenAPI.Operation, _ item: WrittenOpenAPI.PathItem) {
    self.operation = operation
    parameters = (operation.parameters + item.parameters).filter { $0.legacyPosition != nil }
  }

  /// Returns the request body, or else the body parameter, or else a form of the form parameters.
  func body(_ canonicalizer: OpenAPICanonicalizer) -> OpenAPI.Operation.Body? {
    let fields = parameters.filter { $0.legacyPosition == .field }
    let whole = parameters.first { $0.legacyPosition == .body }
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
    return (body ?? operation.requestBody).map { .request(canonicalizer.body($0)) }
  }

  private func report(
    _ parameter: WrittenOpenAPI.Parameter,
    _ isUsed: Bool,
    to diagnostics: Diagnostics
  ) {
    let isField = parameter.legacyPosition == .field
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

  private func form(
    _ fields: [WrittenOpenAPI.Parameter],
    _ canonicalizer: OpenAPICanonicalizer
  ) -> OpenAPI.Operation.Body {
    let first = fields[0].node
    let parameters = WrittenSchema(
      operation.cursor.value("parameters") ?? first,
      in: operation.source
    )
    return .form(
      OpenAPI.LegacyForm(
        location: first.location,
        parameters: canonicalizer.schemas.id(of: parameters),
        fields: fields.compactMap { field in
          field.name.map {
            OpenAPI.LegacyForm.Field(
              name: $0,
              mark: field.mark,
              schema: canonicalizer.schemas.id(
                of: field.schema ?? WrittenSchema(cursor: field.cursor)
              ),
              isRequired: field.isRequired
            )
          }
        }
      )
    )
  }
}
