extension ObjectKind {
  /// The fixed fields of the objects that Swagger 2.0 defines with other fields than OpenAPI 3.
  var swaggerFields: [Row] {
    switch self {
    case .swaggerDocument:
      [
        (.text, "swagger host basePath"), (.texts, "schemes consumes produces"),
        (.one(.info), "info"), (.map(.swaggerPathItem), "paths"), (.map(.schema), "definitions"),
        (.map(.swaggerParameter), "parameters"), (.map(.swaggerResponse), "responses"),
        (.map(.swaggerSecurityScheme), "securityDefinitions"), (.collection, "security"),
        (.list(.tag), "tags"), (.one(.externalDocs), "externalDocs"),
      ]
    case .swaggerPathItem: [(.reference, "$ref"), (.list(.swaggerParameter), "parameters")]
    case .swaggerOperation:
      [
        (.texts, "tags schemes consumes produces"), (.text, "summary description operationId"),
        (.flag, "deprecated"), (.one(.externalDocs), "externalDocs"),
        (.list(.swaggerParameter), "parameters"), (.map(.swaggerResponse), "responses"),
        (.collection, "security"),
      ]
    case .swaggerParameter:
      Self.swaggerHeader.swaggerFields + [
        (.text, "name in"), (.flag, "required allowEmptyValue"), (.one(.schema), "schema"),
      ]
    case .swaggerHeader:
      [
        (.reference, "$ref"), (.text, "description type format pattern collectionFormat"),
        (.collection, "enum"), (.any, "default"), (.one(.schema), "items"), (.flag, "uniqueItems"),
        (.number, "maximum minimum maxLength minLength maxItems minItems multipleOf"),
        (.flag, "exclusiveMaximum exclusiveMinimum"),
      ]
    case .swaggerResponse:
      [
        (.reference, "$ref"), (.text, "description"), (.one(.schema), "schema"),
        (.map(.swaggerHeader), "headers"), (.collection, "examples"),
      ]
    case .swaggerSecurityScheme:
      [
        (.text, "type description name in flow authorizationUrl tokenUrl"),
        (.collection, "scopes"),
      ]
    default: asyncFields
    }
  }

  /// The fields of OpenAPI 3 in the objects of Swagger 2.0, and those of schemas where a schema is
  /// probably meant.
  var swaggerToleratedFields: [Row] {
    switch self {
    case .swaggerDocument:
      [
        (.text, "openapi id"), (.list(.server), "servers"), (.one(.components), "components"),
        (.map(.swaggerPathItem), "webhooks x-webhooks"),
      ]
    case .swaggerPathItem:
      [(.text, "summary description"), (.list(.server), "servers")]
        + Self.methods.map {
          (.one(.swaggerOperation), "\($0) \($0.uppercased()) \($0.capitalized)")
        }
    case .swaggerOperation:
      [
        (.one(.requestBody), "requestBody"), (.maps(.pathItem), "callbacks"),
        (.list(.server), "servers"),
      ]
    case .swaggerParameter, .swaggerHeader: Self.header.toleratedFields + Self.header.fields
    case .swaggerResponse: Self.response.toleratedFields + Self.response.fields
    case .swaggerSecurityScheme: Self.securityScheme.fields + [(.text, "refreshUrl")]
    default: []
    }
  }
}
