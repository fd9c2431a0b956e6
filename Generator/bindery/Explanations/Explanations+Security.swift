extension Explanation {
  /// Servers and credentials.
  static let security = [
    Explanation(
      "unsupported-security",
      "a security scheme can't be used",
      meaning: """
        It lacks what says how its secret is sent, or is Digest, whose answer depends on a \
        challenge of the server. The scheme is left out.
        """,
      fix: """
        Describe it as apiKey, http, oauth2 or openIdConnect, or give the client a transport that \
        answers the challenge.
        """,
      example: .document(
        """
        components:
          securitySchemes:
            signed: { type: http, scheme: digest }

        """
      ),
      fixed: .replacing("scheme: digest", with: "scheme: bearer")
    ),
    Explanation(
      "inexact-security",
      "a security scheme, its type or its place is written otherwise or missing",
      meaning: """
        Its letters are others than the standard's, or it is a type of Swagger 2, or only the \
        other keys show it; or its key goes in “Header” or “cookies”; or a requirement names it \
        with other capitals or hyphens. It is taken at its evident meaning.
        """,
      fix: "Write it as the warning says.",
      example: .document(
        """
        components:
          securitySchemes:
            key: { type: apikey, in: header, name: X-Key }

        """
      ),
      fixed: .replacing("apikey", with: "apiKey")
    ),
    Explanation(
      "certificate-security",
      "a security scheme asks for a certificate of the client",
      meaning: """
        A certificate is shown while the connection is made, before there is a request. \
        Requirements are read as if the scheme were met.
        """,
      fix: "Give the client a transport that has the certificate.",
      example: .document(
        """
        components:
          securitySchemes:
            certificate: { type: mutualTLS }

        """
      ),
      fixed: .none(because: "The certificate is given to the client's transport, in Swift.")
    ),
    Explanation(
      "unknown-security",
      "a requirement names no security scheme",
      meaning: """
        “security” names schemes under components/securitySchemes, and there is no such. The \
        requirement is left out.
        """,
      fix: "Correct the name, or describe the scheme.",
      example: .document(
        """
        security: [{ token: [] }]
        paths:
          /books:
            get: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing(
        "security:",
        with:
          "components: { securitySchemes: { token: { type: http, scheme: bearer } } }\nsecurity:"
      )
    ),
    Explanation(
      "bad-server",
      "a server can't be used as it is written",
      meaning: """
        No request can go to its URL, and it is left out; or what is written can only mean one \
        URL, and is taken so; or a variable has no default, and its first value, or nothing, is \
        assumed. A host without a scheme is asked by https, one's own machine by http.
        """,
      fix: """
        Write scheme, host and path, with variables as {name}, and give each a default.
        """,
      example: .document("servers: [{ url: \"https://{region}.example.com\" }]\n"),
      fixed: .replacing(
        "example.com\" }",
        with: "example.com\", variables: { region: { default: eu } } }"
      )
    ),
    Explanation(
      "leftover-section",
      "a section belongs to Swagger 2",
      meaning: """
        Swagger 2 had host, basePath and schemes in place of servers, and securityDefinitions in \
        place of components/securitySchemes. They are taken so; beside servers, the former are \
        left out.
        """,
      fix: "Write it as the warning says.",
      example: .document("host: api.example.com\nbasePath: /v2\n"),
      fixed: .replacing(
        "host: api.example.com\nbasePath: /v2",
        with: "servers: [{ url: \"https://api.example.com/v2\" }]"
      )
    ),
    Explanation(
      "relative-server",
      "a server is relative",
      meaning: """
        It says no host. That of an operation is passed over: its requests go to the client's \
        server. That of the document becomes a function that makes a server of a host.
        """,
      fix: "Write the whole URL of the server.",
      example: .document(
        """
        paths:
          /books:
            servers: [{ url: /v2 }]
            get: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing("/v2", with: "\"https://shop.example/v2\"")
    ),
    Explanation(
      "unused-server",
      "a path or an operation has several servers",
      meaning: """
        Its requests go to the first, the variables at their defaults, as long as the client's own \
        server is one that the document describes.
        """,
      fix: "Describe the others as servers of the document, and give the client one of them.",
      example: .document(
        """
        paths:
          /books:
            servers: [{ url: "https://a.example" }, { url: "https://b.example" }]
            get: { responses: { "204": { description: Nothing. } } }

        """
      ),
      fixed: .replacing(", { url: \"https://b.example\" }", with: "")
    ),
  ]
}
