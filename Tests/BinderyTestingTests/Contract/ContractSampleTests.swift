import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of generated responses for statuses without a recording.
final class ContractSampleTests: XCTestCase {
  func testASampleIsDecodedByItsStatusAndEncodedAgain() async {
    let sound = await differences(nil)
    XCTAssertEqual(sound, [])
  }

  func testReportsEachDefect() async {
    for (defect, expected) in [
      (.ignoresStatus, ["listBooks 429: response: the client doesn't know the status 429"]),
      (
        .mapsFailureToAnotherStatus,
        ["listBooks 404: response: status: recorded 404, understood as 429"]
      ),
      (
        .readsWrongHeader,
        [#"listBooks 429: response: header Retry-After: recorded "7", understood as nothing"#]
      ),
      (.dropsField, [#"listBooks 200: response: $[0].price: recorded 1.5, re-encoded nothing"#]),
      (.makesUpMember, [#"listBooks 200: response: without $[0].title, which is read as """#]),
    ] as [(Defect, [String])] {
      let found = await differences(defect)
      XCTAssertEqual(found, expected, "\(defect)")
    }
  }

  func testReportsABodyThatDoesNotDecode() async {
    let found = await differences(nil, body: #"{"words":"none"}"#)
    XCTAssertEqual(
      found,
      [
        #"listBooks 404: response: $: the required member "message" is missing (byte 0)"#,
        #"listBooks 429: response: $: the required member "message" is missing (byte 0)"#,
      ]
    )
  }

  /// A range and `default` exclude the statuses with cases of their own.
  func testARangeExcludesOtherStatuses() async {
    for (beside, expected) in [
      (ContractResponse.excluding([410], classes: [5], .empty(404)), []),
      (
        .excluding([404], .empty(404)),
        ["listBooks 404: response: status: 404 has a case of its own, and is read as another"]
      ),
      (
        .excluding([], classes: [4], .empty(404)),
        ["listBooks 404: response: status: 404 has a case of its own, and is read as another"]
      ),
    ] {
      let found = await lines { contract throws(ContractViolations) in
        let sample = ContractSample(404, body: #"{"message":"no"}"#)
        try await contract.verify("listBooks", ListBooks.self, [], samples: [sample]) { _ in beside
        }
      }
      XCTAssertEqual(found.filter { $0.contains("case of its own") }, expected)
    }
  }

  func testAReplyWithoutAStatusIsEncodedWithTheWrittenStatus() async {
    for (written, expected) in [
      (202, []), (nil, ["listBooks 200: response: status: recorded 200, understood as 202"]),
    ] as [(Int?, [String])] {
      let found = await lines { contract throws(ContractViolations) in
        let sample = ContractSample(200, writtenAs: written, body: "[]")
        try await contract.verify("listBooks", ListBooks.self, [], samples: [sample]) { outcome in
          guard case .success(let books) = outcome else { return .empty(0) }
          return .json(202, books)
        }
      }
      XCTAssertEqual(found, expected)
    }
  }

  private func differences(
    _ defect: Defect?,
    body: String = #"{"message":"no"}"#
  ) async -> [String] {
    await Defect.$current.withValue(defect) {
      await lines { contract throws(ContractViolations) in
        try await contract.verify(
          "listBooks",
          ListBooks.self,
          [],
          samples: [
            ContractSample(200, body: #"[{"id":7,"title":"sample","price":1.5}]"#),
            ContractSample(404, body: body),
            ContractSample(429, headers: ["Retry-After": "7"], body: body),
          ]
        ) { outcome in
          switch outcome {
          case .success(let books): .json(200, books)
          case .failure(.notFound(let problem)): .json(404, problem)
          case .failure(.tooManyRequests(let answer)):
            .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
          }
        }
      }
    }
  }

  private func lines(
    _ verify: (Contract<Bookshop>) async throws(ContractViolations) -> Void
  ) async -> [String] {
    let contract = Contract(
      recordings: URL(fileURLWithPath: "/nowhere"),
      schemas: "{}",
      server: ServerURL(documented: "https://sandbox.example"),
      client: { Bookshop(connection: $0) }
    )
    do {
      try await verify(contract)
      return []
    } catch {
      return error.violations.map(\.text)
    }
  }
}
