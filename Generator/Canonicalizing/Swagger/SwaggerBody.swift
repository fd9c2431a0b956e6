import Canonical
import Specification

/// Reads the body of an operation, which Swagger 2 describes by parameters.
struct SwaggerBody {
  private let operation: WrittenOpenAPI.Operation
  private let parameters: [WrittenOpenAPI.Parameter]

  init(_ operation: WrittenOpenAPI.Operation, _ item: WrittenOpenAPI.PathItem) {
    self.operation = operation
    parameters = Self.distinct(operation.parameters + item.parameters)
  }

  /// The parameters of the body; those of the operation precede, and override those of its path.
  private static func distinct(
    _ parameters: [WrittenOpenAPI.Parameter]
  ) -> [WrittenOpenAPI.Parameter] {
    var names: Set<String> = []
    return parameters.filter { parameter in
      switch parameter.swaggerPosition {
      case .field: parameter.name.map { names.insert($0).inserted } ?? true
      case .body: true
      case nil: false
      }
    }
  }

  /// Returns the request body, or else the body parameter, or else a form of the form parameters.
  func body(_ canonicalizer: OpenAPICanonicalizer) -> OpenAPI.RequestBody? {
    let fields = parameters.filter { $0.swaggerPosition == .field }
    let whole = parameters.first { $0.swaggerPosition == .body }
    let isFree = !operation.cursor.has("requestBody")
    for parameter in [whole].compactMap({ $0 }) + fields {
      let isUsed =
        isFree && (whole == nil || parameter.node == whole?.node && whole?.hasSchema == true)
      report(parameter, isUsed, to: canonicalizer.diagnostics)
    }
    guard isFree else { return operation.requestBody.map(canonicalizer.body) }
    guard let whole else {
      return fields.isEmpty
        ? nil : SwaggerForm(operation: operation, fields: fields).body(canonicalizer)
    }
    if whole.isSwagger { return body(whole, canonicalizer) }
    return whole.schema.map { _ in
      canonicalizer.body(WrittenOpenAPI.RequestBody(cursor: whole.cursor))
    }
  }

  /// Returns the body that a parameter of version 2.0 describes.
  private func body(
    _ parameter: WrittenOpenAPI.Parameter,
    _ canonicalizer: OpenAPICanonicalizer
  ) -> OpenAPI.RequestBody {
    if parameter.schema == nil { reportMissingSchema(of: parameter) }
    let types = SwaggerMediaTypes(
      "consumes",
      of: operation,
      in: canonicalizer.written,
      at: parameter.mark
    )
    return canonicalizer.body(
      WrittenOpenAPI.RequestBody(cursor: parameter.cursor),
      types.request(parameter.cursor)
    )
  }

  private func reportMissingSchema(of parameter: WrittenOpenAPI.Parameter) {
    parameter.diagnostics.warn(
      .missingSchema,
      at: parameter.mark,
      "the body parameter has no “schema”; interpreted as any JSON value",
      fix: "add a schema, such as schema: { type: object }"
    )
  }

  private func report(
    _ parameter: WrittenOpenAPI.Parameter,
    _ isUsed: Bool,
    to diagnostics: Diagnostics
  ) {
    let isField = parameter.swaggerPosition == .field
    let position = isField ? "formData" : "body"
    if parameter.isSwagger {
      guard !isUsed, isField || operation.cursor.has("requestBody") else { return }
      let other = operation.cursor.has("requestBody") ? "“requestBody”" : "in: body"
      diagnostics.warn(
        .invalidParameter,
        at: parameter.mark,
        "in: \(position) can't be combined with \(other); ignored",
        fix: "remove one of them"
      )
      return
    }
    diagnostics.warn(
      .wrongVersionKeyword,
      at: parameter.mark,
      "in: \(position) belongs to Swagger 2; "
        + (!isUsed
          ? "ignored"
          : "interpreted as "
            + (isField ? "a property of the request body" : "the request body")),
      fix: "replace the parameter with “requestBody”"
    )
  }
}

extension WrittenOpenAPI.Parameter {
  fileprivate var hasSchema: Bool { schema != nil }
}
