extension OAuthServer: Redacted {
  /// Shows only host and path of the token endpoint's URL.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["tokenURL": Redaction.url(tokenURL), "client": client, "timeout": timeout]
  }
}
