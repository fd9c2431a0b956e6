extension OpenAPI {
  /// An object of the standard, whose keys are fixed.
  ///
  /// Examples are none: many are written without the object that should be around them, and nobody
  /// generates anything from them.
  enum FixedObject: Int, CaseIterable {
    case document, info, contact, license, externalDocs, tag, server, serverVariable
    case components, pathItem, operation, parameter, header, requestBody, mediaType, encoding
    case response, link, schema, discriminator, xml, securityScheme, flows, flow

    /// What a message calls it.
    var noun: String {
      switch self {
      case .document: "a document"
      case .info: "“info”"
      case .contact: "“contact”"
      case .license: "“license”"
      case .externalDocs: "“externalDocs”"
      case .tag: "a tag"
      case .server: "a server"
      case .serverVariable: "a server's variable"
      case .components: "“components”"
      case .pathItem: "a path"
      case .operation: "an operation"
      case .parameter: "a parameter"
      case .header: "a header"
      case .requestBody: "a request body"
      case .mediaType: "a media type"
      case .encoding: "an encoding"
      case .response: "a response"
      case .link: "a link"
      case .schema: "a schema"
      case .discriminator: "a discriminator"
      case .xml: "“xml”"
      case .securityScheme: "a security scheme"
      case .flows: "“flows”"
      case .flow: "a flow"
      }
    }
  }
}
