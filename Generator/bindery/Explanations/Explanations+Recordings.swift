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
      mend: """
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
      mended: .replacing("b7Rk2Zq9Lw4Tn6Yc1Vh8", with: "demo-key")
    ),
    Explanation(
      "no-recordings",
      "the folder of recordings can't be read",
      meaning: "Contract tests are made from the *.har files of a folder, and it isn't there.",
      mend: "Correct “recordings” in bindings.yaml.",
      example: .bindings(Example.tested),
      mended: .writing(("Spec/shop/recordings/README", "None yet.\n"))
    ),
    Explanation(
      "not-har",
      "a recording is not HAR 1.2",
      meaning: "Other versions have other keys.",
      mend: "Save the file as HAR 1.2.",
      example: .recording(version: "1.1"),
      mended: .replacing("1.1", with: "1.2")
    ),
    Explanation(
      "no-provenance",
      "an entry doesn't say what it records",
      meaning: """
        “_bindery” names the operation or the channel, and says whether the exchange was seen on the wire.
        """,
      mend: "Add “_bindery” with “operation” or “channel”, and “provenance”.",
      example: .recording(binding: nil),
      mended: .writing(.recording())
    ),
    Explanation(
      "unknown-provenance",
      "an entry's provenance is none",
      meaning: "Recordings are honest about whether the service really answered so.",
      mend: "Write captured if it was seen on the wire, documented if it was not.",
      example: .recording(binding: Example.provenance("invented")),
      mended: .replacing("invented", with: "documented")
    ),
    Explanation(
      "bad-url",
      "a recorded URL is none",
      meaning: "It lacks a scheme or a host, or holds characters that no URL can.",
      mend: "Write scheme and host, and escape what a URL can't hold with %.",
      example: .recording(request: #"{ "method": "GET", "url": "/books" }"#),
      mended: .replacing("\"/books", with: "\"https://shop.example/books")
    ),
    Explanation(
      "bad-method",
      "a recorded method is none",
      meaning: "Methods are compared with their case, and all that are in use are capitals.",
      mend: "Write it in capitals, as in GET.",
      example: .recording(request: #"{ "method": "get", "url": "https://shop.example/books" }"#),
      mended: .replacing("\"get\"", with: "\"GET\"")
    ),
    Explanation(
      "unknown-encoding",
      "a recorded body has an unknown encoding",
      meaning: "HAR knows text and base64.",
      mend: "Write base64, or nothing for text.",
      example: .recording(
        response: #"{ "status": 200, "content": { "text": "W10=", "encoding": "base32" } }"#
      ),
      mended: .replacing("base32", with: "base64")
    ),
    Explanation(
      "unknown-operation",
      "a recording is of an operation that isn't described",
      meaning: "There is nothing to hold it against.",
      mend: "Write an operationId of the description under _bindery.operation.",
      example: .recording(binding: Example.provenance("documented", of: "listMaps")),
      mended: .replacing("listMaps", with: "listBooks")
    ),
    Explanation(
      "misfit-recording",
      "a recorded request isn't the operation's",
      meaning: "Its method or its path is another than the description's.",
      mend: "Correct the recording or the description.",
      example: .recording(request: #"{ "method": "GET", "url": "https://shop.example/maps" }"#),
      mended: .replacing("/maps", with: "/books")
    ),
    Explanation(
      "undocumented-status",
      "a recorded status isn't described",
      meaning: "The description doesn't say what such an answer holds.",
      mend: "Describe the status or take the recording out.",
      example: .recording(response: #"{ "status": 503, "content": { "text": "" } }"#),
      mended: .writing(.recording())
    ),
    Explanation(
      "unproven-body",
      "a recorded body proves less than it could",
      meaning: """
        A file among parts that nothing describes, which no client of the description can send, or \
        a stream without a whole element, from which browsers often keep nothing.
        """,
      mend: "Describe the parts under properties; record the text of the stream.",
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
      mended: .replacing(
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
