import XCTest

final class WebhookTests: XCTestCase {
  func testWebhooksHaveAPayloadHeadersAndResponses() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      webhooks:
        book.added:
          post:
            summary: A book was added.
            deprecated: true
            parameters:
              - { name: X-Signature, in: header, required: true, schema: { type: string } }
              - { name: attempt, in: query, schema: { type: integer } }
              - { name: shelf, in: path, required: true, schema: { type: integer } }
            requestBody:
              content: { application/json: { schema: { properties: { id: { type: integer } } } } }
            responses: { "204": { description: Taken. }, "4XX": { description: Again. } }
          put:
            requestBody: { required: false, content: { text/plain: {} } }
      """,
      """
      object book.added.body
        id?: integer
      webhook book.added: POST -> 204 4XX deprecated
        header X-Signature: string
        query attempt?: integer
        body: application/json book.added.body
      webhook book.added: PUT
        body?: text/plain text string
      """,
      reports: [
        "api.yaml:11:11: warning: the parameter “shelf” of a webhook or callback must be in query"
          + " or header; ignored [unsupported-webhook]\n  help: move the parameter to query or"
          + " header, or remove it"
      ]
    )
  }

  func testWebhooksOfOlderDocuments() throws {
    try assertDocument(
      "{ openapi: 3.0.0, info: { title: T }, paths: {}, x-webhooks: { ping: { post: {} } } }",
      "webhook ping: POST"
    )
  }

  func testCallbacksBelongToTheirOperation() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /a:
          post:
            operationId: order
            callbacks:
              shipped:
                "{$request.body#/url}?id={$response.body#/id}":
                  post:
                    requestBody: { content: { application/json: { schema: { properties: { at: {} } } } } }
              lost: { $ref: "#/components/callbacks/Lost" }
          put:
            operationId: reorder
            callbacks: { lost: { $ref: "#/components/callbacks/Lost" } }
      components:
        callbacks:
          Lost:
            "{$request.query.lost}":
              post:
                requestBody: { content: { application/json: { schema: { properties: { why: {} } } } } }
      """,
      """
      object LostBody
        why?: json
      object shipped.body
        at?: json
      operation order: POST /a
        callback shipped: POST {$request.body#/url}?id={$response.body#/id}
          body: application/json shipped.body
        callback lost: POST {$request.query.lost}
          body: application/json LostBody
      operation reorder: PUT /a
        callback lost: POST {$request.query.lost}
          body: application/json LostBody
      """
    )
  }

  func testAFilterSelectsWebhooksByTheirNameAndTags() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      webhooks:
        a: { post: { tags: [x] } }
        b: { post: { tags: [y] } }
        c: { post: {} }
      """,
      filter: "{ include: { tags: [x], paths: [c] }, because: a part is enough }",
      """
      webhook a: POST
      webhook c: POST
      """
    )
  }

  func testCallbacksFollowTheirOperationUnlessTheyAreExcluded() throws {
    let document =
      """
      openapi: 3.1.0
      info: { title: T }
      paths:
        /subs:
          post:
            operationId: subscribe
            callbacks:
              onEvent: { "{$request.body#/url}": { post: {} } }
              onEnd: { "{$request.body#/url}": { post: {} } }
      """
    let event = "  callback onEvent: POST {$request.body#/url}"
    let end = "  callback onEnd: POST {$request.body#/url}"
    for chosen in ["operations: [subscribe]", "paths: [/subs]"] {
      try assertDocument(
        document,
        filter: "{ include: { \(chosen) }, because: a part is enough }",
        "operation subscribe: POST /subs\n\(event)\n\(end)"
      )
    }
    try assertDocument(
      document,
      filter: "{ exclude: { paths: [onEnd] }, because: a part is enough }",
      "operation subscribe: POST /subs\n\(event)"
    )
  }

  func testParametersOfWebhooksAreReadLikeThoseOfOperations() throws {
    try assertDocument(
      """
      openapi: 3.1.0
      info: { title: T }
      webhooks:
        c:
          post:
            parameters:
              - { name: X-Sig, in: Header, schema: { type: string } }
              - { name: Authorization, in: header, schema: { type: string } }
              - { name: accept, in: query, schema: { type: string } }
              - { in: header, schema: { type: string } }
              - { name: q, schema: { type: string } }
              - { name: x-sig, in: header, schema: { type: integer } }
      """,
      """
      webhook c: POST
        header x-sig?: integer
        query accept?: string
      """,
      reports: [
        "api.yaml:7:30: warning: the parameter “X-Sig” has no valid “in”; interpreted as in:"
          + " header [invalid-parameter]\n  help: write in: header",
        "api.yaml:8:11: warning: the header “Authorization” can't be a parameter; ignored"
          + " [ignored-header]\n  help: describe the header with a security scheme, or set it in"
          + " the headers of the client's connection",
        "api.yaml:10:11: warning: the parameter has no “name”; ignored [invalid-parameter]\n"
          + "  help: add the “name” of the parameter",
        "api.yaml:11:11: warning: the parameter “q” has no valid “in”; ignored"
          + " [invalid-parameter]\n  help: write in: path, query, header, cookie or querystring;"
          + " for a body, write “requestBody”",
        "api.yaml:12:11: warning: duplicate header parameter “x-sig”; the last one is used"
          + " [duplicate-parameter]\n  help: remove one of the two parameters",
      ]
    )
  }
}
