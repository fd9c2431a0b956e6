import BinderyRuntime

extension PubNubConfiguration: Redacted {
  /// All properties except `authKey` and `authToken`; the publish and subscribe keys are not
  /// secrets.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "publishKey": publishKey as Any, "subscribeKey": subscribeKey, "userId": userId,
      "cryptoModule": cryptoModule as Any, "authKey": Redaction.mark(authKey),
      "authToken": Redaction.mark(authToken), "useSecureConnections": useSecureConnections,
      "origin": Redaction.url(origin), "useInstanceId": useInstanceId,
      "useRequestId": useRequestId, "automaticRetry": automaticRetry as Any,
      "durationUntilTimeout": durationUntilTimeout, "heartbeatInterval": heartbeatInterval,
      "supressLeaveEvents": supressLeaveEvents,
      "requestMessageCountThreshold": requestMessageCountThreshold,
      "filterExpression": filterExpression as Any, "enableEventEngine": enableEventEngine,
      "maintainPresenceState": maintainPresenceState, "maximumMessageSize": maximumMessageSize,
      "maximumSignalSize": maximumSignalSize, "consumerIdentifiers": consumerIdentifiers,
    ]
  }
}

extension PubNub: Redacted {
  /// The instance's id and its configuration, without secrets.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["instanceID": instanceID, "configuration": configuration]
  }
}

extension FCMTarget: Redacted {
  /// The kind of target and its value, except the registration token of an installation.
  package var shownMembers: KeyValuePairs<String, Any> {
    switch self {
    case .token(let token): ["token": Redaction.mark(token)]
    case .topic(let topic): ["topic": topic]
    case .condition(let condition): ["condition": condition]
    }
  }
}
