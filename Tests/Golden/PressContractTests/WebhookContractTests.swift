// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class BookAddedWebhookContractTests: XCTestCase {
  func testBookAddedWebhook() async {
    await checkContract {
      try await contract.verify(
        "book.added",
        PressWebhook.self,
        [
          ContractEvent("press.har", 45, schema: "book.added POST"),
          ContractEvent("press.har", 46, schema: "book.added POST"),
        ]
      ) { event in
        guard case .bookAdded(let webhook) = event else { return nil }
        return .json(
          webhook.body,
          headers: ["X-Signature": webhook.xSignature, "X-Attempt": webhook.xAttempt],
          query: ["shelf": webhook.shelf, "tags": webhook.tags]
        )
      }
    }
  }
}

final class NoteWebhookContractTests: XCTestCase {
  func testNoteWebhook() async {
    await checkContract {
      try await contract.verify(
        "note",
        PressWebhook.self,
        [ContractEvent("press.har", 47, schema: "note POST"), ContractEvent("press.har", 48)]
      ) { event in
        guard case .notePost(let webhook) = event else { return nil }
        switch webhook.body {
        case .json(let body): return .json(body)
        case .text(let body): return .text(body)
        }
      }
    }
  }
}

final class NoteDeleteWebhookContractTests: XCTestCase {
  func testNoteDeleteWebhook() async {
    await checkContract {
      try await contract.verify(
        "note",
        PressWebhook.self,
        [ContractEvent("press.har", 49), ContractEvent("press.har", 50)]
      ) { event in
        guard case .noteDelete(let webhook) = event else { return nil }
        guard let body = webhook.body else { return .empty() }
        return .text(body)
      }
    }
  }
}

final class PingWebhookContractTests: XCTestCase {
  func testPingWebhook() async {
    await checkContract {
      try await contract.verify(
        "ping",
        PressWebhook.self,
        [ContractEvent("press.har", 51)]
      ) { event in
        guard case .ping = event else { return nil }
        return .empty()
      }
    }
  }
}

final class CreateOrderShippedCallbackContractTests: XCTestCase {
  func testShippedCallback() async {
    await checkContract {
      try await contract.verify(
        "shipped",
        CreateOrder.Callback.self,
        [ContractEvent("press.har", 53, schema: "shipped POST")]
      ) { event in
        guard case .shipped(let webhook) = event else { return nil }
        return .json(webhook.body)
      }
    }
  }
}

final class CreateOrderLostCallbackContractTests: XCTestCase {
  func testLostCallback() async {
    await checkContract {
      try await contract.verify(
        "lost",
        CreateOrder.Callback.self,
        [ContractEvent("press.har", 52, schema: "lost POST")]
      ) { event in
        guard case .lost(let webhook) = event else { return nil }
        return .json(webhook.body)
      }
    }
  }
}
