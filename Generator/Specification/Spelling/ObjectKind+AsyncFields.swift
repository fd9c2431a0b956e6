extension ObjectKind {
  /// The fixed fields of the objects that only AsyncAPI defines, in all its versions.
  var asyncFields: [Row] {
    switch self {
    case .asyncDocument:
      [
        (.text, "asyncapi id defaultContentType"), (.one(.asyncInfo), "info"),
        (.map(.asyncServer), "servers"), (.map(.channel), "channels"),
        (.map(.asyncOperation), "operations"), (.one(.asyncComponents), "components"),
      ] + Self.tagged + Self.connectionExtensions
    case .asyncInfo: Self.info.fields + Self.tagged
    case .asyncServer:
      Self.described + Self.tagged + Self.connectionExtensions + [
        (.text, "url host pathname protocol protocolVersion title"),
        (.map(.serverVariable), "variables"), (.collection, "security"),
        (.one(.asyncBindings), "bindings"),
      ]
    case .asyncComponents: Self.asyncSections
    case .channel:
      Self.described + Self.tagged + Self.connectionExtensions + [
        (.one(.lifecycle), "x-lifecycle"), (.text, "address title"), (.collection, "servers"),
        (.map(.message), "messages"), (.map(.asyncParameter), "parameters"),
        (.one(.asyncOperation), "publish subscribe"),
        (.one(.asyncBindings), "bindings"),
      ]
    case .asyncParameter:
      Self.described + [
        (.collection, "enum examples"), (.text, "default location"), (.one(.schema), "schema"),
      ]
    case .asyncOperation:
      Self.operationTrait.asyncFields + [
        (.text, "action"), (.one(.channel), "channel"), (.one(.message), "message"),
        (.list(.message), "messages"), (.list(.operationTrait), "traits"), (.one(.reply), "reply"),
      ]
    case .operationTrait:
      Self.described + Self.tagged + [
        (.text, "title operationId"), (.collection, "security"),
        (.one(.asyncBindings), "bindings"),
      ]
    case .reply:
      Self.described + [
        (.one(.replyAddress), "address"), (.one(.channel), "channel"),
        (.list(.message), "messages"),
      ]
    case .message:
      Self.messageTrait.asyncFields + [
        (.one(.schema), "payload"), (.list(.messageTrait), "traits"),
      ]
    case .messageTrait:
      Self.described + Self.tagged + [
        (.text, "messageId schemaFormat contentType name title"), (.one(.schema), "headers"),
        (.one(.correlationID), "correlationId"), (.collection, "examples"),
        (.one(.asyncBindings), "bindings"), (.flag, "deprecated"),
      ]
    case .replyAddress, .correlationID: Self.described + [(.text, "location")]
    default: topicFields
    }
  }

  /// The fixed fields of the objects that only AsyncAPI 1 defines.
  private var topicFields: [Row] {
    switch self {
    case .topicDocument:
      [
        (.text, "asyncapi id baseTopic"), (.one(.asyncInfo), "info"),
        (.list(.topicServer), "servers"), (.map(.topic), "topics"),
        (.one(.messageStream), "stream events"), (.one(.topicComponents), "components"),
        (.collection, "security"),
      ] + Self.tagged
    case .topicServer:
      Self.described + [
        (.text, "url scheme schemeVersion"), (.map(.serverVariable), "variables"),
      ]
    case .topic:
      Self.described + [
        (.one(.message), "publish subscribe"), (.list(.topicParameter), "parameters"),
        (.flag, "deprecated"),
      ]
    case .topicComponents:
      [
        (.map(.schema), "schemas"), (.map(.message), "messages"),
        (.map(.securityScheme), "securitySchemes"), (.map(.topicParameter), "parameters"),
      ]
    case .topicParameter: Self.described + [(.text, "name"), (.one(.schema), "schema")]
    case .messageStream: [(.any, "framing"), (.list(.message), "read write receive send")]
    default: connectionFields
    }
  }

  private static let tagged: [Row] = [
    (.list(.tag), "tags"), (.one(.externalDocs), "externalDocs"),
  ]

  private static let asyncSections: [Row] = [
    (.map(.schema), "schemas"), (.map(.asyncServer), "servers"), (.map(.channel), "channels"),
    (.map(.serverVariable), "serverVariables"), (.map(.asyncOperation), "operations"),
    (.map(.message), "messages"), (.map(.securityScheme), "securitySchemes"),
    (.map(.asyncParameter), "parameters"), (.map(.correlationID), "correlationIds"),
    (.map(.operationTrait), "operationTraits"), (.map(.messageTrait), "messageTraits"),
    (.map(.reply), "replies"), (.map(.replyAddress), "replyAddresses"), (.map(.tag), "tags"),
    (.map(.externalDocs), "externalDocs"), (.map(.asyncBindings), "serverBindings"),
    (.map(.asyncBindings), "channelBindings operationBindings messageBindings"),
  ]
}
