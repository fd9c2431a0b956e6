import Shape
import SwiftSource

/// The test of one webhook or callback: a table of recordings, and how it is written back.
struct WebhookContractTemplate {
  let contract: WebhookContract

  var source: Source {
    """
    final class \(contract.className): XCTestCase {
      func test\(contract.webhook.name)() async throws {
        try await contract.verify(
          \(literal: contract.webhook.key),
          \(contract.event).self,
          [\(elements: contract.cases, event)]
        ) { event in
          guard case .\(label: contract.webhook.event)\(binding) = event else { return nil }
          \(contract.isOptionalBody ? absence : "")
          \(writing)
        }
      }
    }
    """
  }

  private func event(_ facts: [Source]) -> Source { "ContractEvent(\(list: facts, \.self))" }

  private var binding: Source { contract.webhook.fields.isEmpty ? "" : "(let webhook)" }

  private var absence: Source {
    "guard let body = webhook.body else { return .empty(\(list: pairs, \.self)) }"
  }

  private var body: Source { contract.isOptionalBody ? "body" : "webhook.body" }

  private var writing: Source {
    guard let first = contract.bodies.first else { return "return .empty(\(list: pairs, \.self))" }
    guard contract.bodies.count > 1 else { return writing(first.content, body) }
    return """
      switch \(body) {
      \(lines: contract.bodies, branch)
      }
      """
  }

  private func branch(of body: (name: SwiftName?, content: Content)) -> Source {
    let name = body.name ?? SwiftName(known: "body")
    return "case .\(label: name)(let body): \(writing(body.content, "body"))"
  }

  private func writing(_ content: Content, _ body: Source) -> Source {
    let arguments = [body] + pairs
    let verb: Source =
      switch content.coding {
      case .json, .jsonLines: "json"
      case .form: "form"
      case .text, .events, .textEvents: "text"
      case .binary, .multipart: "bytes"
      }
    return "return .\(verb)(\(list: arguments, \.self))"
  }

  /// What travels beside the body.
  private var pairs: [Source] {
    let headers = contract.headers
    let query = contract.query
    return (headers.isEmpty ? [] : ["headers: [\(elements: headers, pair)]"])
      + (query.isEmpty ? [] : ["query: [\(elements: query, pair)]"])
  }

  private func pair(_ pair: (key: String, value: Source)) -> Source {
    "\(literal: pair.key): \(pair.value)"
  }
}
