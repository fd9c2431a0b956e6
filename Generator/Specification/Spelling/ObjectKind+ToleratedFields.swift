extension ObjectKind {
  /// Known fields that misspelled keys are never corrected to: those without effect on the
  /// generated code, those of Swagger 2, those of an object that authors often omit, and methods,
  /// because a wrong method would send another request.
  var toleratedFields: [Row] {
    switch self {
    case .document:
      [
        (.text, "swagger asyncapi id host basePath"), (.texts, "schemes consumes produces"),
        (.map(.schema), "definitions"), (.map(.parameter), "parameters"),
        (.map(.response), "responses"), (.map(.securityScheme), "securityDefinitions"),
      ]
    case .pathItem:
      Self.methods.map {
        (.one(.operation), "\($0) \($0.uppercased()) \($0.capitalized)")
      }
    case .operation: [(.texts, "schemes consumes produces")]
    case .parameter, .mediaType: ObjectKind.schemaWords + [(.text, "collectionFormat")]
    case .header: ObjectKind.parameter.toleratedFields + [(.text, "name in")]
    case .requestBody, .response:
      ObjectKind.schemaWords + [(.one(.schema), "schema"), (.text, "name in")]
    case .schema:
      [
        (.text, "$id $schema $anchor $comment $dynamicRef $dynamicAnchor $recursiveRef id schema"),
        (.any, "$recursiveAnchor $vocabulary"), (.map(.schema), "$defs"),
      ]
    case .securityScheme:
      [(.text, "flow authorizationUrl tokenUrl refreshUrl"), (.collection, "scopes")]
    case .flows: [(.one(.flow), "accessCode application")]
    case .flow: [(.collection, "availableScopes")]
    case .serverVariable: [(.collection, "examples")]
    case .message: [(.list(.message), "oneOf")]
    default: swaggerToleratedFields
    }
  }

  private static let schemaWords: [Row] =
    ObjectKind.schema.fields + ObjectKind.schema.toleratedFields
}
