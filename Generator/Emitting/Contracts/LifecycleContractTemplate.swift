import SwiftSource

/// The tests of a connection's lifecycle: one for each example of the document.
struct LifecycleContractTemplate {
  let contract: LifecycleContract

  var source: Source {
    """
    final class \(contract.className): XCTestCase {
      \(lines: contract.lifecycle.examples, by: "\n\n", test)
    }
    """
  }

  private func test(_ example: LifecycleBlueprint.Example) -> Source {
    let arguments: [Source] = [
      "given: [\(elements: example.conditions, word)]",
      "after: [\(elements: example.inputs, word)]",
      "isConnected: \(example.isConnected ? "true" : "false" as Source)",
    ]
    return """
      \(doc: example.documentation)
      func test\(example.title)() async {
        await checkContract {
          try \(contract.type).verify(\(list: arguments, \.self))
        }
      }
      """
  }

  private func word(_ name: SwiftName) -> Source { ".\(label: name)" }
}
