import BinderyRuntime
import BinderyTesting
import Contents

extension PressContract {
  func answer(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "answer",
      Answer.self,
      [ContractCase("press.har", 29, status: 206) { try await $0.answer(kind: "form") }]
    ) { outcome in
      switch outcome {
      case .success(.partialContent(let body)): .form(206, body)
      default: .empty(500)
      }
    }
  }

  func webhooks(_ contract: Contract<Press>) async throws {
    try await contract.verify(
      "book.added",
      PressWebhook.self,
      [ContractEvent("press.har", 45, schema: "Title")]
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
