extension HTTPRequest: Redacted {
  /// Without the values of the query, which may be secrets, and the bytes of the body.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "path": Redaction.url(path), "query": query, "headers": headers,
      "body": body, "servers": servers, "allowsRetry": allowsRetry,
      "needsCoder": needsCoder,
    ]
  }
}

extension HTTPQueryItem: Redacted {
  /// The name only: the value may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "value": Redaction.mark(value)]
  }
}

extension HTTPExchange: Redacted {
  /// The method and the URL without user, password and query, which may be secrets.
  public var description: String { "\(method) \(Redaction.url(url))" }

  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "url": Redaction.url(url), "headers": headers, "body": body,
      "timeout": timeout, "connectTimeout": connectTimeout, "maximumBodySize": maximumBodySize,
      "followsRedirects": followsRedirects, "idleTimeout": idleTimeout, "allowsRetry": allowsRetry,
    ]
  }
}

extension HTTPBody: Redacted {
  /// The size only: a body may contain a password or a token.
  public var description: String {
    self == .empty ? "no body" : Redaction.bytes(count).description
  }

  package var shownMembers: KeyValuePairs<String, Any> { ["count": count] }
}

extension HTTPBody.Segment: Redacted {
  /// The size only.
  public var description: String { Redaction.bytes(count).description }

  package var shownMembers: KeyValuePairs<String, Any> { ["count": count] }
}

extension ServerURL: Redacted {
  /// The URL without user, password and query, which are not valid in a server's URL.
  public var description: String { Redaction.url(string) }

  package var shownMembers: KeyValuePairs<String, Any> { ["string": Redaction.url(string)] }
}
