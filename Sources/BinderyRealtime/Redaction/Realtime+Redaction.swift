import BinderyRuntime

extension RealtimeServer: Redacted {
  /// The URL without user, password and query.
  public var description: String { Redaction.url(url) }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["url": Redaction.url(url), "policies": policies]
  }
}

extension ChannelHandshake.Item: Redacted {
  /// The name only: the value may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "value": Redaction.mark(value)]
  }
}

extension WebSocket: Redacted {
  /// The subprotocol, the closure and the headers, without the connection.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["subprotocol": subprotocol as Any, "closure": closure as Any, "headers": headers]
  }
}

extension RealtimeOptions.Request: Redacted {
  /// The URL without user, password and query, and the options.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["url": Redaction.url(url), "options": options]
  }
}
