extension Explanation {
  /// Recorded exchanges in HAR 1.2.
  static let recordings = [
    Explanation(
      "secret-in-recording",
      "a recording has what looks like a credential",
      meaning: """
        The contract test would carry it into Swift, and with it into the repository. The test is \
        not generated; the client and the other tests are. Looked at are what the document's \
        security schemes carry (headers, query, cookies, bearer tokens, users and passwords), and \
        parameters and members that are named like a credential: JSON Web Tokens, keys of known \
        services and long random texts count. Short values and values with a word such as demo, \
        test, example or secret do not, nor do signatures, which prove one request.
        """,
      fix: """
        Write a made-up value in its place, such as demo-token, wherever it is recorded, and have \
        the credential revoked if the recording was published.
        """,
      example: .recording(
        request: """
          { "method": "GET", "url": "https://shop.example/books",
                "headers": [{ "name": "X-API-Key", "value": "b7Rk2Zq9Lw4Tn6Yc1Vh8" }] }
          """,
        document: Example.shop + """
          components:
            securitySchemes: { key: { type: apiKey, in: header, name: X-API-Key } }
          security: [{ key: [] }]

          """
      ),
      fixed: .replacing("b7Rk2Zq9Lw4Tn6Yc1Vh8", with: "demo-key")
    ),
    Explanation(
      "no-recordings",
      "the folder of recordings can't be read",
      meaning: "Contract tests are made from the *.har files of a folder, and it isn't there.",
      fix: "Correct “recordings” in bindings.yaml.",
      example: .bindings(Example.tested),
      fixed: .writing(("Spec/shop/recordings/README", "None yet.\n"))
    ),
    Explanation(
      "not-har",
      "a recording is not HAR 1.2",
      meaning: "Other versions have other keys.",
      fix: "Save the file as HAR 1.2.",
      example: .recording(version: "1.1"),
      fixed: .replacing("1.1", with: "1.2")
    ),
    Explanation(
      "no-provenance",
      "an entry doesn't say what it records",
      meaning: """
        “_bindery” names the operation or the channel, and says whether the exchange was seen on the wire.
        """,
      fix: "Add “_bindery” with “operation” or “channel”, and “provenance”.",
      example: .recording(binding: nil),
      fixed: .writing(.recording())
    ),
    Explanation(
      "unknown-provenance",
      "an entry's provenance is none",
      meaning: "Recordings are honest about whether the service really answered so.",
      fix: "Write captured if it was seen on the wire, documented if it was not.",
      example: .recording(binding: Example.provenance("invented")),
      fixed: .replacing("invented", with: "documented")
    ),
    Explanation(
      "bad-url",
      "a recorded URL is none",
      meaning: "It lacks a scheme or a host, or holds characters that no URL can.",
      fix: "Write scheme and host, and escape what a URL can't hold with %.",
      example: .recording(request: #"{ "method": "GET", "url": "/books" }"#),
      fixed: .replacing("\"/books", with: "\"https://shop.example/books")
    ),
    Explanation(
      "bad-method",
      "a recorded method is none",
      meaning: "Methods are compared with their case, and all that are in use are capitals.",
      fix: "Write it in capitals, as in GET.",
      example: .recording(request: #"{ "method": "get", "url": "https://shop.example/books" }"#),
      fixed: .replacing("\"get\"", with: "\"GET\"")
    ),
    Explanation(
      "unknown-encoding",
      "a recorded body has an unknown encoding",
      meaning: "HAR knows text and base64.",
      fix: "Write base64, or nothing for text.",
      example: .recording(
        response: #"{ "status": 200, "content": { "text": "W10=", "encoding": "base32" } }"#
      ),
      fixed: .replacing("base32", with: "base64")
    ),
    Explanation(
      "unknown-operation",
      "a recording is of an operation that isn't described",
      meaning: "There is nothing to hold it against.",
      fix: "Write an operationId of the description under _bindery.operation.",
      example: .recording(binding: Example.provenance("documented", of: "listMaps")),
      fixed: .replacing("listMaps", with: "listBooks")
    ),
    Explanation(
      "misfit-recording",
      "a recorded request isn't the operation's",
      meaning: "Its method or its path is another than the description's.",
      fix: "Correct the recording or the description.",
      example: .recording(request: #"{ "method": "GET", "url": "https://shop.example/maps" }"#),
      fixed: .replacing("/maps", with: "/books")
    ),
    Explanation(
      "undocumented-status",
      "a recorded status isn't described",
      meaning: "The description doesn't say what such an answer holds.",
      fix: "Describe the status or take the recording out.",
      example: .recording(response: #"{ "status": 503, "content": { "text": "" } }"#),
      fixed: .writing(.recording())
    ),
    Explanation(
      "unproven-body",
      "a recorded body proves less than it could",
      meaning: """
        A file among parts that nothing describes, which no client of the description can send, or \
        a stream without a whole element, from which browsers often keep nothing.
        """,
      fix: "Describe the parts under properties; record the text of the stream.",
      example: .run(
        ["lint"],
        in: [
          (
            "Spec/shop/recordings/books.har",
            """
            { "log": { "version": "1.2", "entries": [{
                "request": { "method": "GET", "url": "https://shop.example/sales" },
                "response": { "status": 200, "content": { "mimeType": "text/event-stream" } },
                "_bindery": \(Example.provenance("documented", of: "followSales"))
            }] } }

            """
          ),
          ("Spec/shop/openapi.yaml", follow), ("Spec/shop/bindings.yaml", Example.tested),
        ]
      ),
      fixed: .replacing(
        #""mimeType": "text/event-stream" }"#,
        with: #""mimeType": "text/event-stream", "text": "data: 1\n\n" }"#
      )
    ),
  ]

  private static let follow = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /sales:
        get:
          operationId: followSales
          responses: { "200": { description: All., content: { text/event-stream: {} } } }

    """
}
