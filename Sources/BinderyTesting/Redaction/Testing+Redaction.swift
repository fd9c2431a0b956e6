import BinderyRuntime

extension LoopbackRequest: Redacted {
  /// The members without the query, header values and body bytes, which may be secrets.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "target": Redaction.url(target), "headers": headers,
      "body": Redaction.bytes(body.count), "connection": connection,
    ]
  }
}

extension LoopbackPart: Redacted {
  /// The members without the bytes of the part, which may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["headers": headers, "body": Redaction.bytes(body.count)]
  }
}

extension HTTPArchive.Request: Redacted {
  /// The members without user, password, query, header and cookie values, and body content.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "method": method, "url": Redaction.url(url), "headers": headers.map(\.name),
      "cookies": cookies.map(\.name), "postData": postData as Any,
    ]
  }
}

extension HTTPArchive.Pair: Redacted {
  /// The name without the value, which may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "value": Redaction.mark(value)]
  }
}

extension HTTPArchive.Field: Redacted {
  /// The members without the value, which may be a secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "name": name, "value": Redaction.mark(value), "fileName": fileName as Any,
      "contentType": contentType as Any,
    ]
  }
}

extension HTTPArchive.PostData: Redacted {
  /// The media type and the names of the form fields.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "mimeType": mimeType, "text": Redaction.bytes(text.utf8.count),
      "params": params.map(\.name), "encoding": encoding as Any,
    ]
  }
}

extension RecordedTransport: Redacted {
  /// The number of requests, without those of the recordings and their responses.
  package var shownMembers: KeyValuePairs<String, Any> { ["exchanges": exchanges.count] }
}
