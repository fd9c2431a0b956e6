import BinderyRuntime

extension RealtimeServer: Redacted {
  /// The URL without user, password and query.
  public var description: String { Redaction.url(url) }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["url": Redaction.url(url), "transport": transport, "policies": policies]
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

extension WebSocketOptions: Redacted {
  /// All options; the proxy without user and password.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "headers": headers, "subprotocols": subprotocols, "compression": compression as Any,
      "openingTimeout": openingTimeout, "closingTimeout": closingTimeout,
      "automaticPings": automaticPings as Any, "maximumMessageSize": maximumMessageSize,
      "maximumFrameSize": maximumFrameSize, "fragmentSize": fragmentSize, "inbox": inbox,
      "proxy": proxy.map(Redaction.url) as Any, "unixSocket": unixSocket as Any, "tls": tls,
    ]
  }
}

extension RealtimeOptions.Request: Redacted {
  /// The URL without user, password and query, and the options.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["url": Redaction.url(url), "options": options]
  }
}
