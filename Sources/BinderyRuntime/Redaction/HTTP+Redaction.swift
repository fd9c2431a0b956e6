extension HTTPRequest: Redacted {
  /// Without the values of the query, which may be secrets, and the bytes of the body.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "path": Redaction.url(path), "query": query, "headers": headers,
      "body": body, "server": server as Any, "isSentOnce": isSentOnce,
    ]
  }
}

extension HTTPQueryItem: Redacted {
  /// The name alone: the value may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "value": Redaction.mark(value)]
  }
}

extension HTTPExchange: Redacted {
  /// Method and URL without user, password and query, which may hold secrets.
  public var description: String { "\(method) \(Redaction.url(url))" }

  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "url": Redaction.url(url), "headers": headers, "body": body,
      "timeout": timeout, "maximumBodySize": maximumBodySize,
      "followsRedirects": followsRedirects, "idleTimeout": idleTimeout, "isSentOnce": isSentOnce,
    ]
  }
}

extension HTTPBody: Redacted {
  /// The size alone: a body may hold a password or a token.
  public var description: String {
    self == .empty ? "no body" : Redaction.bytes(count).description
  }

  package var shownMembers: KeyValuePairs<String, Any> { ["count": count] }
}

extension HTTPBody.Segment: Redacted {
  /// The size alone.
  public var description: String { Redaction.bytes(count).description }

  package var shownMembers: KeyValuePairs<String, Any> { ["count": count] }
}

extension ServerURL: Redacted {
  /// The URL; a user, a password and a query, which no server's URL may have, are not shown.
  public var description: String { Redaction.url(string) }

  package var shownMembers: KeyValuePairs<String, Any> { ["string": Redaction.url(string)] }
}
