extension Explanation {
  /// Servers and credentials.
  static let security = [
    Explanation(
      "unsupported-security",
      "a security scheme can't be used",
      meaning: "Bindery knows no way to send such a secret. The scheme is left out.",
      mend: "Set the header by hand, or describe the scheme as apiKey, http or oauth2.",
      example: .document(
        """
        components:
          securitySchemes:
            signed: { type: http, scheme: hoba }

        """
      )
    ),
    Explanation(
      "unknown-security",
      "a requirement names no security scheme",
      meaning: "“security” names schemes under components/securitySchemes, and there is no such."
        + " The requirement is left out.",
      mend: "Correct the name, or describe the scheme.",
      example: .document(
        """
        security: [{ token: [] }]
        paths:
          /books:
            get: { responses: { "204": { description: Nothing. } } }

        """
      )
    ),
    Explanation(
      "bad-server",
      "a server can't be used as it is written",
      meaning: "Its URL has braces that don't match, and it is left out; or a variable has no"
        + " default,"
        + " and its first value, or nothing, is assumed.",
      mend: "Write a URL with variables as {name}, and give each a default.",
      example: .document("servers: [{ url: \"https://{region}.example.com\" }]\n")
    ),
    Explanation(
      "relative-server",
      "an operation's own server is relative",
      meaning: "It says no host, so that its requests go to the client's server.",
      mend: "Write the whole URL of this server.",
      example: .document(
        """
        paths:
          /books:
            servers: [{ url: /v2 }]
            get: { responses: { "204": { description: Nothing. } } }

        """
      )
    ),
  ]
}
