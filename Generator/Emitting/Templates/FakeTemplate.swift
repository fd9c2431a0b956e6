import SwiftSource

/// The fake of a client: a property with the answer of each operation.
struct FakeTemplate {
  let fake: FakeBlueprint
  let client: SwiftName
  let access: Source

  /// The class, with the operations of the protocol of all.
  func declaration(_ requests: [RequestBlueprint]) -> Source {
    """
    \(doc: documentation)
    \(access)final class \(fake.name): FakeClient, \(fake.all) {
      \(access)let fakeAnswers = FakeAnswers(of: \(literal: fake.name.text))

      /// Creates a fake, and sets its answers.
      \(access)init(_ configure: (\(fake.name)) -> Void = { _ in }) { configure(self) }

      \(section: requests.isEmpty ? "" : operations(requests))
    }
    """
  }

  /// The operations of a further protocol.
  func conformance(_ name: SwiftName, _ requests: [RequestBlueprint]) -> Source {
    """
    extension \(fake.name)\(name == fake.all ? "" : ": \(name)" as Source) {
      \(operations(requests))
    }
    """
  }

  private var documentation: DocumentationText {
    DocumentationText(
      summary: "A fake of `\(client.text)` for tests, without a network.",
      remarks: [
        "Each property is the answer of an operation; without one, the operation throws"
          + " `UnsetFakeAnswer`. `requests` are those that it received."
      ]
    )
  }

  private func operations(_ requests: [RequestBlueprint]) -> Source {
    "\(lines: requests, by: "\n\n", operation)"
  }

  private func operation(_ request: RequestBlueprint) -> Source {
    let template = RequestMethodTemplate(request: request)
    return """
      /// The answer of `\(request.method)`.
      \(template.availability)
      \(access)var \(request.method): FakeAnswer<\(request.name)>? {
        get { fakeAnswers[\(request.name).self] }
        set { fakeAnswers[\(request.name).self] = newValue }
      }

      \(template.availability)
      \(template.attributes)
      \(access)\(template.declaration)\(result: request.reply)
        try await fakeAnswers.reply(\(list: ["to: request", "\(literal: request.method.text)"] as [Source], \.self))
      }
      """
  }
}
