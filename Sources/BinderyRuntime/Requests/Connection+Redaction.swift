extension Connection: Redacted {
  /// Shows only the types of the transport and the middlewares, which may contain secrets.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "server": server, "operationServers": operationServers.urls, "credentials": credentials,
      "transport": Redaction.text(String(describing: type(of: transport))),
      "middlewares": middlewares.map { Redaction.text(String(describing: type(of: $0))) },
      "timeout": timeout, "idleTimeout": idleTimeout, "maximumBodySize": maximumBodySize,
      "headers": headers, "contentCoders": contentCoders.keys.sorted(),
    ]
  }
}
