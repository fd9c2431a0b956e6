/// A kind of object of the specifications: OpenAPI's, those that only AsyncAPI defines, and those
/// that have other fields in Swagger 2.0.
public enum ObjectKind: Int, CaseIterable, Sendable {
  case document, info, contact, license, externalDocs, tag, server, serverVariable
  case components, pathItem, operation, callback, parameter, header, requestBody, mediaType
  case encoding, response, link, example, schema, discriminator, xml
  case securityScheme, flows, flow

  case asyncDocument, asyncInfo, asyncServer, asyncComponents, channel, asyncParameter
  case asyncOperation, operationTrait, reply, replyAddress, message, messageTrait
  case correlationID, asyncBindings
  case topicDocument, topicServer, topic, topicParameter, topicComponents, messageStream

  case keepAlive, announcement, closeCode, errorCodes, backOff
  case dedupe, messageSequence, resume, cursorPart, subscription, buffer, lifecycle, lifecycleRule,
    lifecycleExample

  case swaggerDocument, swaggerPathItem, swaggerOperation, swaggerParameter, swaggerHeader
  case swaggerResponse, swaggerSecurityScheme

  case overlay, overlayInfo, overlayAction

  /// The noun for diagnostics.
  package var noun: String {
    switch self {
    case .document: "the document"
    case .info: "“info”"
    case .contact: "“contact”"
    case .license: "“license”"
    case .externalDocs: "“externalDocs”"
    case .tag: "a tag"
    case .server: "a server"
    case .serverVariable: "a server variable"
    case .components: "“components”"
    case .pathItem: "a path item"
    case .operation: "an operation"
    case .callback: "a callback"
    case .parameter: "a parameter"
    case .header: "a header"
    case .requestBody: "a request body"
    case .mediaType: "a media type"
    case .encoding: "an encoding"
    case .response: "a response"
    case .link: "a link"
    case .example: "an example"
    case .schema: "a schema"
    case .discriminator: "a discriminator"
    case .xml: "“xml”"
    case .securityScheme: "a security scheme"
    case .flows: "“flows”"
    case .flow: "a flow"
    case .asyncDocument: Self.document.noun
    case .topicDocument: Self.document.noun
    case .topicServer: Self.server.noun
    case .topic: "a topic"
    case .topicParameter: Self.parameter.noun
    case .topicComponents: Self.components.noun
    case .messageStream: "a stream"
    case .asyncInfo: Self.info.noun
    case .asyncServer: Self.server.noun
    case .asyncComponents: Self.components.noun
    case .channel: "a channel"
    case .asyncParameter: Self.parameter.noun
    case .asyncOperation: Self.operation.noun
    case .operationTrait: "an operation trait"
    case .reply: "a reply"
    case .replyAddress: "a reply address"
    case .message: "a message"
    case .messageTrait: "a message trait"
    case .correlationID: "a correlation ID"
    case .keepAlive: "“x-keep-alive”"
    case .announcement: "“announced”"
    case .closeCode: "a close code"
    case .errorCodes: "“x-error-codes”"
    case .backOff: "“x-back-off”"
    case .dedupe: "“x-dedupe”"
    case .messageSequence: "“x-sequence”"
    case .resume: "“x-resume”"
    case .cursorPart: "a part of a cursor"
    case .subscription: "an entry of “x-resubscription”"
    case .buffer: "“x-buffer”"
    case .lifecycle: "“x-lifecycle”"
    case .lifecycleRule: "a lifecycle rule"
    case .lifecycleExample: "a lifecycle example"
    case .asyncBindings: "“bindings”"
    case .swaggerDocument: Self.document.noun
    case .swaggerPathItem: Self.pathItem.noun
    case .swaggerOperation: Self.operation.noun
    case .swaggerParameter: Self.parameter.noun
    case .swaggerHeader: Self.header.noun
    case .swaggerResponse: Self.response.noun
    case .swaggerSecurityScheme: Self.securityScheme.noun
    case .overlay: "the overlay"
    case .overlayInfo: Self.info.noun
    case .overlayAction: "an action"
    }
  }

  /// Whether unknown keys are reported.
  ///
  /// Objects are open if they don't affect the generated code, if references lead into them, if
  /// another check reports their keys (methods), or if other vocabularies extend them (schemas).
  var isClosed: Bool {
    switch self {
    case .document, .components, .info, .contact, .license, .externalDocs, .tag, .example, .xml,
      .link, .pathItem, .callback, .schema, .asyncDocument, .asyncInfo, .asyncComponents,
      .asyncBindings, .topicDocument, .topicComponents, .swaggerDocument, .swaggerPathItem:
      false
    case .server, .serverVariable, .operation, .parameter, .header,
      .requestBody, .mediaType, .encoding, .response, .discriminator, .securityScheme, .flows,
      .flow, .asyncServer, .channel, .asyncParameter, .asyncOperation, .operationTrait, .reply,
      .replyAddress, .message, .messageTrait, .correlationID, .keepAlive, .announcement, .closeCode,
      .errorCodes, .backOff, .dedupe, .messageSequence, .resume, .cursorPart, .subscription,
      .buffer,
      .lifecycle, .lifecycleRule, .lifecycleExample, .overlay, .overlayInfo, .overlayAction,
      .swaggerOperation, .swaggerParameter, .swaggerHeader, .swaggerResponse,
      .swaggerSecurityScheme, .topicServer, .topic, .topicParameter, .messageStream:
      true
    }
  }

  /// Whether the object has the `content` of a body.
  package var hasContent: Bool {
    [.response, .requestBody, .swaggerResponse].contains(self)
  }

  /// Whether a map of such objects may have extensions, so that a key with `x-` isn't an entry.
  var hasExtensibleMap: Bool {
    switch self {
    case .pathItem, .operation, .response, .link, .flow, .asyncServer, .channel, .asyncOperation,
      .topic, .swaggerPathItem, .swaggerOperation, .swaggerResponse:
      true
    default: false
    }
  }

  /// Whether an object of another kind can be used as this one without changes.
  package func admits(_ other: Self) -> Bool {
    let values: Set = [Self.parameter, .header]
    return self == other || values.contains(self) && values.contains(other)
  }
}

// MARK: - Sections of components

extension ObjectKind {
  /// Creates the kind of the document with this root.
  init(documentAt root: Node) {
    if root.isAsyncAPI {
      self = root.isAsyncAPI1 ? .topicDocument : .asyncDocument
    } else {
      self = root.isSwagger ? .swaggerDocument : .document
    }
  }

  /// Creates the kind of the objects in a section of a document's `components`.
  init?(section: String, of root: Node) {
    let sections = root.isAsyncAPI ? Self.asyncSections : Self.sections
    guard let kind = sections[section] else { return nil }
    self = kind
  }

  /// Creates the kind of the objects in a section at the root of a Swagger 2.0 document.
  fileprivate init?(swaggerSection: String) {
    switch swaggerSection {
    case "parameters": self = .parameter
    case "responses": self = .response
    case "securityDefinitions": self = .securityScheme
    default: return nil
    }
  }

  private static let sections: [String: Self] = [
    "schemas": .schema, "responses": .response, "parameters": .parameter, "examples": .example,
    "requestBodies": .requestBody, "headers": .header, "securitySchemes": .securityScheme,
    "links": .link, "callbacks": .callback, "pathItems": .pathItem, "mediaTypes": .mediaType,
  ]

  private static let asyncSections: [String: Self] = [
    "schemas": .schema, "servers": .asyncServer, "channels": .channel, "messages": .message,
    "operations": .asyncOperation, "parameters": .asyncParameter, "replies": .reply,
    "replyAddresses": .replyAddress, "securitySchemes": .securityScheme, "tags": .tag,
    "serverVariables": .serverVariable, "correlationIds": .correlationID,
    "operationTraits": .operationTrait, "messageTraits": .messageTrait,
    "externalDocs": .externalDocs, "serverBindings": .asyncBindings,
    "channelBindings": .asyncBindings, "operationBindings": .asyncBindings,
    "messageBindings": .asyncBindings,
  ]
}

extension Node {
  /// The kind of the node, by the section that contains it.
  package var sectionKind: ObjectKind? { parent?.kindInSection }

  /// Whether the node is a section, and not one of its objects.
  package var isSection: Bool { kindInSection != nil }

  /// The kind of the objects in a section of `components`, or in one of Swagger 2.
  private var kindInSection: ObjectKind? {
    guard let parent else { return nil }
    if parent == tree.root, isValue(ofKey: "definitions") { return .schema }
    if isSwaggerSection { return step.flatMap(ObjectKind.init(swaggerSection:)) }
    guard parent.isComponents, let step else { return nil }
    return ObjectKind(section: step, of: tree.root)
  }

  /// Whether the node is a schema, by its section or by its keywords.
  package var isSchema: Bool { sectionKind.map { $0 == .schema } ?? describesType }

  /// Whether a mapping has keywords that only schemas have.
  package var describesType: Bool {
    kind == .mapping
      && ["type", "properties", "allOf", "oneOf", "anyOf", "items"].contains { self[$0] != nil }
  }
}
