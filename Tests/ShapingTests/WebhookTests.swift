import XCTest

final class WebhookTests: XCTestCase {
  func testWebhooksHaveAPayloadHeadersAndAnswers() throws {
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
      says: [
        "api.yaml:11:11: warning: of a request that is received, only query and headers are read;"
          + " “shelf” is left out [webhook-parameter]"
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
}
