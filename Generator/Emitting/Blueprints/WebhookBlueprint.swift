import SwiftSource

/// What the service sends to a server of the user's, as it will be printed.
struct WebhookEventBlueprint {
  var name: SwiftName
  var documentation: DocumentationText
  var webhooks: [WebhookBlueprint]
}

/// One webhook or callback.
struct WebhookBlueprint {
  var name: SwiftName
  /// The case of the enumeration.
  var event: SwiftName
  /// The name in the document.
  var key: String
  var verb: Source
  /// True when another webhook of the same name differs by its method.
  var sharesKey: Bool
  var documentation: DocumentationText
  var fields: [Field]
  var bodyChoice: ContentChoiceBlueprint?
  var nested: [ModelBlueprint]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    var documentation: DocumentationText
    /// The expression that reads it from `request`.
    var reading: Source
    /// True for a body that may be absent.
    var isOptionalBody: Bool
  }
}

/// What a body is read from.
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
