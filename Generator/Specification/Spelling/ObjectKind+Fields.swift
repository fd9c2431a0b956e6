extension ObjectKind {
  /// The methods that are fixed fields of a path item.
  package static let methods = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  /// The keys of the object in all versions of its specification.
  package var keys: [String] {
    fields.flatMap { $0.words.split(separator: " ").map(String.init) }
  }

  typealias Row = (form: FixedForm, words: String)

  /// The fixed fields with their forms: those of OpenAPI 3.0, 3.1 and 3.2, in schemas those of JSON
  /// Schema from draft 4 on, and in AsyncAPI's own objects those of 2.0 to 2.6, 3.0 and 3.1.
  ///
  /// Examples are not checked: many lack the Example Object, and nothing is generated from them.
  /// The keys of a callback are author-defined.
  var fields: [Row] {
    switch self {
    case .document:
      [
        (.text, "openapi $self jsonSchemaDialect"), (.one(.info), "info"),
        (.list(.server), "servers"), (.map(.pathItem), "paths webhooks x-webhooks"),
        (.one(.components), "components"), (.collection, "security"), (.list(.tag), "tags"),
        (.one(.externalDocs), "externalDocs"),
      ]
    case .info:
      [
        (.text, "title summary description termsOfService version"), (.one(.contact), "contact"),
        (.one(.license), "license"),
      ]
    case .contact: [(.text, "name url email")]
    case .license: [(.text, "name identifier url")]
    case .externalDocs: [(.text, "description url")]
    case .tag:
      [(.text, "name summary description parent kind"), (.one(.externalDocs), "externalDocs")]
    case .server: [(.text, "url description name"), (.map(.serverVariable), "variables")]
    case .serverVariable: [(.collection, "enum"), (.text, "default description")]
    case .components:
      [
        (.map(.schema), "schemas"), (.map(.response), "responses"),
        (.map(.parameter), "parameters"), (.map(.requestBody), "requestBodies"),
        (.map(.header), "headers"), (.map(.securityScheme), "securitySchemes"),
        (.map(.pathItem), "pathItems"), (.maps(.pathItem), "callbacks"),
        (.map(.mediaType), "mediaTypes"), (.map(.link), "links"), (.collection, "examples"),
      ]
    case .pathItem:
      ObjectKind.described + [
        (.map(.operation), "additionalOperations"), (.list(.parameter), "parameters"),
        (.list(.server), "servers"),
      ]
    case .operation:
      [
        (.texts, "tags"), (.text, "summary description operationId"), (.flag, "deprecated"),
        (.one(.externalDocs), "externalDocs"), (.list(.parameter), "parameters"),
        (.one(.requestBody), "requestBody"), (.map(.response), "responses"),
        (.maps(.pathItem), "callbacks"), (.collection, "security"), (.list(.server), "servers"),
      ]
    case .parameter: ObjectKind.header.fields + [(.text, "name in")]
    case .header:
      ObjectKind.described + [
        (.text, "style"), (.flag, "required deprecated allowEmptyValue explode allowReserved"),
        (.one(.schema), "schema"), (.map(.mediaType), "content"), (.any, "example"),
        (.collection, "examples"),
      ]
    case .requestBody:
      ObjectKind.described + [(.map(.mediaType), "content"), (.flag, "required")]
    case .mediaType:
      ObjectKind.described + [
        (.one(.schema), "schema itemSchema"), (.any, "example"), (.collection, "examples"),
        (.map(.encoding), "encoding"), (.list(.encoding), "prefixEncoding"),
        (.one(.encoding), "itemEncoding"),
      ]
    case .encoding:
      [
        (.text, "contentType style"), (.flag, "explode allowReserved"), (.map(.header), "headers"),
        (.map(.encoding), "encoding"), (.list(.encoding), "prefixEncoding"),
        (.one(.encoding), "itemEncoding"),
      ]
    case .response:
      ObjectKind.described + [
        (.map(.header), "headers"), (.map(.mediaType), "content"), (.map(.link), "links"),
      ]
    case .link:
      ObjectKind.described + [
        (.text, "operationRef operationId"), (.collection, "parameters"), (.any, "requestBody"),
        (.one(.server), "server"),
      ]
    case .callback, .example: []
    case .schema: ObjectKind.keywords
    case .discriminator: [(.text, "propertyName defaultMapping"), (.collection, "mapping")]
    case .xml: [(.text, "name namespace prefix nodeType"), (.flag, "attribute wrapped")]
    case .securityScheme:
      ObjectKind.described + [
        (.text, "type name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl"),
        (.one(.flows), "flows"), (.flag, "deprecated"),
      ]
    case .flows:
      [
        (
          .one(.flow),
          "implicit password clientCredentials authorizationCode deviceAuthorization"
        )
      ]
    case .flow:
      [
        (.text, "authorizationUrl tokenUrl refreshUrl deviceAuthorizationUrl"),
        (.collection, "scopes"),
      ]
    case .overlay:
      [
        (.text, "overlay extends"), (.one(.overlayInfo), "info"),
        (.list(.overlayAction), "actions"),
      ]
    case .overlayInfo: [(.text, "title version description")]
    case .overlayAction: [(.text, "target description copy"), (.any, "update"), (.flag, "remove")]
    default: swaggerFields
    }
  }

  /// The fields of every object that can be a reference.
  static let described: [Row] = [(.reference, "$ref"), (.text, "summary description")]

  private static let keywords: [Row] = [
    (.reference, "$ref"), (.text, "title description format pattern"),
    (.texts, "type required"), (.flag, "nullable readOnly writeOnly deprecated uniqueItems"),
    (.collection, "enum dependentRequired"), (.any, "const default example examples"),
    (.number, "multipleOf maximum minimum maxLength minLength maxItems minItems"),
    (.number, "maxProperties minProperties maxContains minContains"),
    (.any, "exclusiveMaximum exclusiveMinimum"),
    (.text, "contentEncoding contentMediaType"), (.one(.discriminator), "discriminator"),
    (.one(.xml), "xml"), (.one(.externalDocs), "externalDocs"),
    (.map(.schema), "properties patternProperties dependentSchemas dependencies"),
    (.map(.schema), "definitions"), (.list(.schema), "allOf anyOf oneOf prefixItems"),
    (.one(.schema), "items additionalItems unevaluatedItems contains contentSchema"),
    (.one(.schema), "additionalProperties unevaluatedProperties propertyNames"),
    (.one(.schema), "not if then else"),
  ]
}
