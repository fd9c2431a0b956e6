import XCTest

/// Path Item Objects, and siblings of their `$ref`.
final class PathItemTests: XCTestCase {
  func testReadsSiblingsOfAPathReference() throws {
    try assertDocument(
      """
      openapi: 3.2.0
      info: { title: T }
      paths:
        /x:
          $ref: "#/components/pathItems/P"
          servers: [{ url: "https://other.example" }]
          parameters: [{ name: q, in: query, schema: { type: string } }]
          additionalOperations: { COPY: { operationId: copyX }, LINK: { operationId: linkX } }
          gett: { operationId: typo }
      components:
        pathItems:
          P:
            servers: [{ url: "https://shared.example" }]
            parameters: [{ name: x, in: header, schema: { type: string } }]
            get: { operationId: getX }
            additionalOperations: { COPY: { operationId: sharedCopy } }
      """,
      """
      operation getX: GET /x
        server https://other.example
        header x?: string
        query q?: string
      operation copyX: COPY /x
        server https://other.example
        header x?: string
        query q?: string
      operation linkX: LINK /x
        server https://other.example
        header x?: string
        query q?: string
      """,
      reports: [
        "api.yaml:8:29: warning: “COPY” is also defined in the target of $ref; the operation here"
          + " is used [overridden-operation]\n  help: remove one of the two operations",
        "api.yaml:9:5: warning: “gett” isn't a method of a path item; ignored [unknown-method]\n"
          + "  help: write get, put, post, delete, options, head, patch, trace or query, or move"
          + " another method to “additionalOperations”",
      ]
    )
  }

  func testMethodsAreCaseInsensitive() throws {
    try assertOperations(
      """
      /m:
        get: { operationId: a }
        GET: { operationId: b }
        additionalOperations: { Copy: { operationId: c }, COPY: { operationId: d } }
      """,
      """
      operation b: GET /m
      operation c: Copy /m
      operation d: COPY /m
      """,
      reports: [
        "api.yaml:6:5: warning: duplicate method “GET”; the last one is used [duplicate-key]\n"
          + "  help: remove one of the two operations\napi.yaml:5:5: note: this one is ignored"
      ],
      version: "3.2.0"
    )
  }

  func testHeadersAreCaseInsensitive() throws {
    try assertOperations(
      """
      /h:
        get:
          operationId: h
          parameters:
            - { name: X-Trace, in: header, schema: { type: string } }
            - { name: x-trace, in: header, schema: { type: integer } }
            - { name: Q, in: query, schema: { type: string } }
            - { name: q, in: query, schema: { type: integer } }
          responses:
            "200":
              headers: { X-A: { schema: { type: string } }, x-a: { schema: { type: integer } } }
      """,
      """
      operation h: GET /h
        header x-trace?: integer
        query Q?: string
        query q?: integer
        200: -
          x-a?: integer
      """,
      reports: [
        "api.yaml:9:11: warning: duplicate header parameter “x-trace”; the last one is used"
          + " [duplicate-parameter]\n  help: remove one of the two parameters",
        "api.yaml:14:57: warning: duplicate header “x-a”, as header names are case-insensitive;"
          + " the last one is used [duplicate-parameter]\n  help: remove one of the two headers",
      ]
    )
  }

  func testReportsDuplicateParameterReferences() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /h:
          get:
            operationId: h
            parameters:
              - { $ref: "#/components/parameters/Q" }
              - { $ref: "#/components/parameters/Q" }
      components:
        parameters: { Q: { name: q, in: query, schema: { type: string } } }
      """,
      """
      operation h: GET /h
        query q?: string
      """,
      reports: [
        "api.yaml:9:11: warning: duplicate query parameter “q”; the last one is used"
          + " [duplicate-parameter]\n  help: remove one of the two parameters"
      ]
    )
  }

  /// Alternatives may differ only in scopes, which the client doesn't select.
  func testEachSecurityAlternativeOnce() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /h:
          get:
            operationId: h
            security: [{ t: [read] }, { k: [] }, { t: [write] }]
      components:
        securitySchemes:
          k: { type: apiKey, in: query, name: k }
          t: { type: http, scheme: bearer }
      """,
      """
      credential k: query k
      credential t: bearer
      operation h: GET /h
        security t | k
      """,
      reports: []
    )
  }

  func testOmitsWhatHTTPCannotTransmit() throws {
    try assertDocument(
      #"""
      openapi: 3.2.0
      info: { title: T }
      paths:
        /h:
          additionalOperations: { "BAD METHOD\r\nX: y": { operationId: bad } }
          get:
            operationId: h
            security: [{ k: [] }, { c: [] }]
            parameters:
              - { name: "X-A: b\r\nEvil", in: header, schema: { type: string } }
              - { name: "a;b=c", in: cookie, schema: { type: string } }
              - { name: "a[b]", in: cookie, schema: { type: string } }
              - { name: "a b", in: query, schema: { type: string } }
      components:
        securitySchemes:
          k: { type: apiKey, in: header, name: "X K" }
          c: { type: apiKey, in: query, name: "X K" }
      """#,
      """
      credential c: query X K
      operation h: GET /h
        cookie a[b]?: string
        query a b?: string
        security c
      """,
      reports: [
        #"api.yaml:5:29: warning: “BAD METHOD\r\nX: y” isn't a valid HTTP method; ignored"#
          + " [unknown-method]\n  help: use letters, digits and “-”, as in COPY",
        #"api.yaml:10:11: warning: “X-A: b\r\nEvil” isn't a valid name of a header in HTTP;"#
          + " ignored [invalid-parameter]\n  help: use letters, digits and “-”, as in X-Key",
        "api.yaml:11:11: warning: “a;b=c” isn't a valid name of a cookie in HTTP; ignored"
          + " [invalid-parameter]\n  help: use letters, digits and “-”, as in X-Key",
        "api.yaml:16:42: warning: the security scheme “k” has an invalid header name; ignored"
          + " [unsupported-security-scheme]\n  help: use letters, digits and “-”, as in X-Key",
      ]
    )
  }
}
