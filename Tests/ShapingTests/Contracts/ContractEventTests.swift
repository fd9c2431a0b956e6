import XCTest

/// Recordings of webhooks and callbacks.
final class ContractEventTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop }
    webhooks:
      added:
        post: { requestBody: { content: { application/json: { schema: { type: integer } } } } }
        delete: {}
    paths:
      /orders:
        post:
          operationId: order
          responses: { "204": { description: Done. } }
          callbacks:
            sent: { "{$request.query.url}": { put: { requestBody: { content: { application/json: { schema: { type: string } } } } } } }
    """

  func testWebhooksAndCallbacksAreFoundByNameAndMethod() throws {
    try assertContract(
      document,
      [
        entry(#""webhook": "added""#, "POST", "1"), entry(#""webhook": "added""#, "DELETE"),
        entry(#""operation": "order", "callback": "sent""#, "PUT", #""x""#),
        entry(#""webhook": "removed""#, "POST"), entry(#""webhook": "added""#, "PUT"),
        entry(#""operation": "order", "callback": "lost""#, "PUT"),
        entry(#""operation": "none", "callback": "sent""#, "PUT"),
      ],
      """
      event (shop.har #0) added POST
      event (shop.har #1) -
      event (shop.har #2) sent PUT
      expect order 204
      expect added POST unless never
      expect added DELETE unless never
      expect order sent PUT unless never

      """,
      exceptions: [
        "webhook: added", "operation: order, callback: sent", "webhook: gone",
        "operation: order, callback: gone",
      ],
      reports: [
        "the webhook “gone” isn't defined; correct or remove the exception",
        "the callback “gone” of “order” isn't defined; correct or remove the exception",
        "the webhook “removed” with the method POST isn't defined; set _bindery.webhook to the"
          + " name of a webhook in the document",
        "the webhook “added” with the method PUT isn't defined; set _bindery.webhook to the name"
          + " of a webhook in the document",
        "the callback “lost” with the method PUT isn't defined; set _bindery.callback to the name"
          + " of a callback in the document",
        "the operation “none” isn't defined; set"
          + " _bindery.operation to an operationId of the document",
      ]
    )
  }

  func testEventsOfOneNameHaveTheirOwnSchemas() throws {
    let paths = ["integer", "string", "boolean"].enumerated().map { index, type in
      """
        /\(index):
          post:
            operationId: op\(index)
            responses: { "204": {} }
            callbacks:
              sent: { "{$request.query.url}": { put: { requestBody: { content: { application/json: { schema: { type: \(type) } } } } } } }
      """
    }
    try assertContract(
      "openapi: 3.1.0\ninfo: { title: Shop }\npaths:\n" + paths.joined(separator: "\n"),
      ["1", #""x""#, "true"].enumerated().map { index, body in
        entry(#""operation": "op\#(index)", "callback": "sent""#, "PUT", body)
      },
      """
      event (shop.har #0) sent PUT
      event (shop.har #1) op1 sent PUT
      event (shop.har #2) op2 sent PUT
      expect op0 204
      expect op1 204
      expect op2 204
      expect op0 sent PUT
      expect op1 sent PUT
      expect op2 sent PUT

      """
    )
  }

  func testSharedPathItemsShareSchemas() throws {
    try assertContract(
      """
      openapi: 3.1.0
      info: { title: Shop }
      servers: [{ url: "https://shop.test" }]
      webhooks: { added: { $ref: "#/components/pathItems/P" }, moved: { $ref: "#/components/pathItems/P" } }
      paths:
        /a: { $ref: "#/components/pathItems/Q" }
        /b: { $ref: "#/components/pathItems/Q" }
      components:
        pathItems:
          P: { post: { requestBody: { content: { application/json: { schema: { type: integer } } } } } }
          Q: { get: { responses: { "200": { content: { application/json: { schema: { type: integer } } } } } } }
      """,
      [
        entry(#""webhook": "added""#, "POST", "1"), entry(#""webhook": "moved""#, "POST", "1"),
        Entry("getA", "GET https://shop.test/a", status: 200, reply: "1"),
        Entry("getB", "GET https://shop.test/b", status: 200, reply: "1"),
      ],
      """
      case getA 200 (shop.har #2) getA.200
      case getB 200 (shop.har #3) getB.200
      event (shop.har #0) added POST
      event (shop.har #1) moved POST
      expect getA 200
      expect getB 200
      expect added POST
      expect moved POST

      """
    )
  }

  private func entry(_ subject: String, _ method: String, _ body: String? = nil) -> Entry {
    Entry("", "\(method) https://me.test/hook", subject: subject, body: body, status: 204)
  }
}
