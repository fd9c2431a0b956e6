/// A value that is sent or received, with a schema.
public enum ChangeSubject: String, CaseIterable, Sendable {
  case requestParameter = "request-parameter"
  case requestParameterProperty = "request-parameter-property"
  case requestBody = "request-body"
  case requestProperty = "request-property"
  case responseHeader = "response-header"
  case responseHeaderProperty = "response-header-property"
  case responseBody = "response-body"
  case responseProperty = "response-property"
  case webhookBody = "webhook-body"
  case webhookProperty = "webhook-property"
  case webhookParameter = "webhook-parameter"
  case webhookParameterProperty = "webhook-parameter-property"
  case webhookResponse = "webhook-response"
  case webhookResponseProperty = "webhook-response-property"
  case webhookResponseHeader = "webhook-response-header"
  case webhookResponseHeaderProperty = "webhook-response-header-property"
  case connectionParameter = "connection-parameter"
  case channelParameter = "channel-parameter"
  case sentMessage = "sent-message"
  case sentProperty = "sent-message-property"
  case receivedMessage = "received-message"
  case receivedProperty = "received-message-property"
  case sentHeaders = "sent-message-headers"
  case sentHeader = "sent-message-header"
  case receivedHeaders = "received-message-headers"
  case receivedHeader = "received-message-header"

  /// Who sends a value: the user of the description, or the service.
  enum Direction: Hashable, Sendable {
    /// The user sends values, and the service accepts them.
    case sent
    /// The service sends values, and the user reads them.
    case received
  }

  var direction: Direction {
    switch self {
    case .requestParameter, .requestParameterProperty, .requestBody, .requestProperty,
      .connectionParameter, .channelParameter, .sentMessage, .sentProperty, .webhookResponse,
      .webhookResponseProperty, .webhookResponseHeader, .webhookResponseHeaderProperty,
      .sentHeaders, .sentHeader:
      .sent
    case .responseHeader, .responseHeaderProperty, .responseBody, .responseProperty, .webhookBody,
      .webhookProperty, .webhookParameter, .webhookParameterProperty, .receivedMessage,
      .receivedProperty, .receivedHeaders, .receivedHeader:
      .received
    }
  }

  /// The subject of the properties of a value.
  var properties: ChangeSubject {
    switch self {
    case .requestParameter: .requestParameterProperty
    case .requestBody: .requestProperty
    case .responseHeader: .responseHeaderProperty
    case .responseBody: .responseProperty
    case .webhookBody: .webhookProperty
    case .webhookParameter: .webhookParameterProperty
    case .webhookResponse: .webhookResponseProperty
    case .webhookResponseHeader: .webhookResponseHeaderProperty
    case .sentMessage: .sentProperty
    case .receivedMessage: .receivedProperty
    case .sentHeaders: .sentHeader
    case .receivedHeaders: .receivedHeader
    default: self
    }
  }

  /// The changes that values of the subject can have.
  var valueChanges: [ValueChange] {
    let changes = ValueChange.allCases.filter { !$0.isOfProperties || properties == self }
    // The listed values of a channel's parameter have rules of their own.
    return self == .channelParameter ? changes.filter { !$0.isOfValues } : changes
  }
}
