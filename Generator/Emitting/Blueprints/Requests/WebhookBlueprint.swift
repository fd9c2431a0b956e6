import SwiftSource

/// The contents of the declaration of webhooks or callbacks.
struct WebhookEventBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var webhooks: [WebhookBlueprint]
}

/// A webhook or callback.
struct WebhookBlueprint {
  var name: SwiftName
  /// The name of the enumeration case.
  var event: SwiftName
  /// The name in the document.
  var key: String
  var verb: Source
  /// Whether another webhook has the same name and a different method.
  var sharesKey: Bool
  var documentation: DocumentationText
  var fields: [Field]
  var bodyUnion: ContentUnionBlueprint?
  var nested: [ModelBlueprint]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    var documentation: DocumentationText
    /// The expression that reads the value from `request`.
    var reading: Source
    /// Whether the field is an optional body.
    var isOptionalBody: Bool
  }
}

/// The message that a body is read from.
enum MessageBlueprint {
  case response, request

  var variable: Source {
    switch self {
    case .response: "response"
    case .request: "request"
    }
  }

  var type: Source {
    switch self {
    case .response: "HTTPResponse"
    case .request: "IncomingRequest"
    }
  }
}
