import XCTest

/// Recordings of what a service sends.
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
      says: [
        "no webhook is called “gone”; correct the exception or take it out",
        "“order” has no callback “gone”; correct the exception or take it out",
        "no webhook is called “removed” and sent by POST",
        "no webhook is called “added” and sent by PUT",
        "no callback is called “lost” and sent by PUT", "no operation is called “none”",
      ]
    )
  }

  private func entry(_ subject: String, _ method: String, _ body: String? = nil) -> Entry {
    Entry("", "\(method) https://me.test/hook", subject: subject, body: body, status: 204)
  }
}
