import BinderyRuntime
import Contents
import XCTest

/// Tests of webhooks received by a server.
final class WebhookTests: XCTestCase {
  func testDescriptionsContainNoSecrets() {
    let request = IncomingRequest(
      target: "/hooks?token=s3cret",
      headers: ["X-Signature": "s3cret"],
      body: Array("s3cret".utf8)
    )
    var dumped = ""
    dump(request, to: &dumped)
    XCTAssertEqual("\(request)", "POST /hooks")
    XCTAssertFalse(dumped.contains("s3cret"), dumped)
  }

  func testAWebhookByItsName() throws {
    let request = IncomingRequest(
      target: "/hooks?shelf=7&tags=new&tags=a%26b",
      headers: ["x-signature": "s=1", "X-Attempt": "2"],
      body: Array(#"{"title": "Dune"}"#.utf8)
    )
    let event = try PressWebhook(named: "book.added", from: request)
    guard case .bookAdded(let added) = event else { return XCTFail("\(event)") }
    XCTAssertEqual(added.body.title, "Dune")
    XCTAssertEqual(added.xSignature, "s=1")
    XCTAssertEqual(added.xAttempt, 2)
    XCTAssertEqual(added.shelf, 7)
    XCTAssertEqual(added.tags, ["new", "a&b"])
  }

  func testReportsMissingParts() throws {
    let unsigned = IncomingRequest(target: "/?shelf=7", body: Array(#"{"title": "Dune"}"#.utf8))
    XCTAssertEqual(
      try refusal("book.added", unsigned),
      "the request doesn't match the webhook “book.added”:"
        + #" $: the required member "header X-Signature" is missing (byte 0)"#
    )
    let unshelved = IncomingRequest(headers: ["X-Signature": "s"], body: Array("{}".utf8))
    XCTAssertEqual(
      try refusal("book.added", unshelved),
      "the request doesn't match the webhook “book.added”:"
        + #" $: the required member "title" is missing (byte 0)"#
    )
    XCTAssertEqual(
      try refusal("book.added", IncomingRequest(method: .get)),
      "the webhook “book.added” uses another method than GET"
    )
    XCTAssertEqual(try refusal("book", unsigned), "there is no webhook “book”")
  }

  func testMethodAndMediaTypeDistinguishWebhooksOfOneName() throws {
    let text = IncomingRequest(headers: ["Content-Type": "text/plain"], body: Array("hello".utf8))
    guard case .notePost(let note) = try PressWebhook(named: "note", from: text) else {
      return XCTFail("no note")
    }
    XCTAssertEqual(note.body, .text("hello"))
    let deleted = IncomingRequest(method: .delete)
    XCTAssertEqual(
      try PressWebhook(named: "note", from: deleted),
      .noteDelete(NoteDeleteWebhook(body: nil))
    )
  }

  func testFindsTheOnlyMatchingWebhook() throws {
    let ping = try PressWebhook(recognizing: IncomingRequest(method: .put))
    XCTAssertEqual(ping, .ping(PingWebhook()))
    XCTAssertThrowsError(try PressWebhook(recognizing: IncomingRequest(method: .patch))) {
      XCTAssertEqual($0 as? WebhookError, .unrecognized)
    }
    let shipment = Array(#"{"id": 1, "at": "2026-01-02T03:04:05Z", "title": "Dune"}"#.utf8)
    let both = IncomingRequest(
      target: "/?shelf=1",
      headers: ["Content-Type": "application/json", "X-Signature": "s"],
      body: shipment
    )
    XCTAssertThrowsError(try PressWebhook(recognizing: both)) {
      XCTAssertEqual($0 as? WebhookError, .ambiguous(["book.added", "note"]))
    }
  }

  func testCallbacksOfAnOperation() throws {
    let lost = IncomingRequest(body: Array(#"{"reason": "rain"}"#.utf8))
    let event = try CreateOrder.Callback(recognizing: lost)
    XCTAssertEqual(event, .lost(CreateOrder.LostCallback(body: .init(reason: "rain"))))
    XCTAssertEqual(CreateOrder.Callback.names, ["shipped", "lost"])
  }

  private func refusal(_ name: String, _ request: IncomingRequest) throws -> String {
    do {
      return "\(try PressWebhook(named: name, from: request))"
    } catch {
      return error.description
    }
  }
}
