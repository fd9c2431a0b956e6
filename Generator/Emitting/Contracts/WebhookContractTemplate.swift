import Shape
import SwiftSource

/// The test of one webhook or callback: a table of recordings, and the closure that encodes it.
struct WebhookContractTemplate {
  let contract: WebhookContract

  var source: Source {
    """
    final class \(contract.className): XCTestCase {
      func test\(contract.webhook.name)() async {
        await checkContract {
          try await contract.verify(
            \(literal: contract.webhook.key),
            \(contract.event).self,
            [\(elements: contract.cases, event)]
          ) { event in
            guard case .\(label: contract.webhook.event)\(binding) = event else { return nil }
            \(contract.hasOptionalBody ? absence : "")
            \(writing)
          }
        }
      }
    }
    """
  }

  private func event(_ arguments: [Source]) -> Source {
    "ContractEvent(\(list: arguments, \.self))"
  }

  private var binding: Source { contract.webhook.fields.isEmpty ? "" : "(let webhook)" }

  private var absence: Source {
    "guard let body = webhook.body else { return .empty(\(list: pairs, \.self)) }"
  }

  private var body: Source { contract.hasOptionalBody ? "body" : "webhook.body" }

  private var writing: Source {
    guard !contract.bodies.isEmpty else { return "return .empty(\(list: pairs, \.self))" }
    return ContentSwitchTemplate(bodies: contract.bodies, subject: body, writing: writing).source
  }

  private func writing(_ content: Content, _ body: Source) -> Source {
    let arguments = [body] + pairs
    let verb: Source =
      switch content.coding {
      case .json, .jsonLines, .xml, .coded, .rows: "json"
      case .form: "form"
      case .text, .events, .textEvents: "text"
      case .binary, .multipart, .parts: "bytes"
      }
    return "return .\(verb)(\(list: arguments, \.self))"
  }

  /// The arguments of headers and query.
  private var pairs: [Source] {
    (contract.headers.isEmpty ? [] : ["headers: [\(members: contract.headers)]"])
      + (contract.query.isEmpty ? [] : ["query: [\(members: contract.query)]"])
  }
}
