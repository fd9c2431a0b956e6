extension OAuthServer: Redacted {
  /// Without what the URL of the token endpoint may hold beside host and path.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["tokenURL": Redaction.url(tokenURL), "client": client, "timeout": timeout]
  }
}
