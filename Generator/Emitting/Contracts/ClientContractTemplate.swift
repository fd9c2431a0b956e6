import SwiftSource

/// The test of the client's servers, credentials and constants, with the values of the document
/// instead of those of a recording.
struct ClientContractTemplate {
  let contract: ClientContract

  var isEmpty: Bool { tests.isEmpty }

  var source: Source {
    """
    final class ClientContractTests: XCTestCase {
      \(lines: tests, by: "\n\n", \.self)
    }
    """
  }

  private var tests: [Source] {
    [
      test("Servers", contract.servers.map { equal("\($0.server).string", "\(literal: $0.url)") }),
      test("Credentials", contract.credentials.map(credential)),
      test("Constants", contract.constants.filter { !$0.isDeprecated }.map(values)),
      test("DeprecatedConstants", contract.constants.filter(\.isDeprecated).map(values))
        .map { "@available(*, deprecated)\n\($0)" },
    ].compactMap(\.self)
  }

  private func test(_ name: Source, _ checks: [Source]) -> Source? {
    if checks.isEmpty { return nil }
    return """
      func test\(name)() {
        \(lines: checks, \.self)
      }
      """
  }

  private func values(_ constants: ClientContract.Constants) -> Source {
    equal(
      "\(constants.type).knownValues.map(\\.rawValue)",
      "[\(elements: constants.values, \.self)]"
    )
  }

  private func credential(_ client: Source, _ scheme: String, _ credential: Source?) -> Source {
    guard let credential else {
      return equal("\(client).connection.credentials.map(\\.key)", "[\(literal: scheme)]")
    }
    return equal("\(client).connection.credentials", "[\(members: [(scheme, credential)])]")
  }

  private func equal(_ value: Source, _ expected: Source) -> Source {
    "XCTAssertEqual(\(list: [value, expected], \.self))"
  }
}
