import BinderyRuntime
import Foundation
import RecordingMutation
import XCTest

@testable import BinderyTesting

/// Mutations of recordings and clients in contract tests.
final class ContractMutationTests: XCTestCase {
  func testACorrectClientNoticesEachMutation() async throws {
    let results = try await results()
    XCTAssertEqual(unexpected(in: results), [])
    XCTAssertGreaterThan(results.results.count, 150)
    let missing = Set(MutationKind.allCases).subtracting(results.results.map(\.kind))
    // The fixture has no sessions and streams, and no such keywords.
    let others: Set<MutationKind> = [
      .missingFrame, .repeatedFrame, .reorderedFrames, .otherClose, .forbiddenMember,
      .otherConstant, .otherForm, .otherSize, .outOfRange, .unreadElement, .repeatedElement,
      .reorderedElements, .unchanged,
    ]
    XCTAssertEqual(missing.map(\.rawValue).sorted(), others.map(\.rawValue).sorted())
  }

  private func unexpected(in results: MutationResults) -> [String] {
    results.results.filter { !$0.isExpected }
      .map { "\($0.kind) \($0.subject) \($0.detail) \($0.failure ?? "")" }
  }

  /// The numbers of mutations of each kind in some parts.
  private func counts(
    _ results: MutationResults,
    of subject: String,
    _ detail: String = ""
  ) -> [String: Int] {
    let own = results.results.filter { $0.subject == subject && $0.detail.hasPrefix(detail) }
    return Dictionary(own.map { ($0.kind.rawValue, 1) }, uniquingKeysWith: +)
  }

  /// A recording for which the tests fail anyway lowers the score, and is named.
  func testABrokenDecoderIsAnUnexpectedResult() async throws {
    let sound = try await results()
    let results = try await Defect.$current.withValue(.dropsField) {
      try await self.results(failures: 3)
    }
    let found = results.results.filter { !$0.isExpected }.sorted { $0.subject > $1.subject }
    XCTAssertEqual(found.map(\.kind), [.unchanged, .unchanged])
    XCTAssertEqual(found.map(\.subject), ["listBooks 200", "addBook 201"])
    XCTAssertEqual(
      found.first?.failure,
      "response: $[0].price: recorded 12.50, re-encoded nothing"
    )
    XCTAssertTrue(found.first?.file.hasSuffix("/books.har") == true)
    XCTAssertGreaterThan(found.first?.line ?? 0, 1)
    XCTAssertEqual(counts(results, of: "addBook 201"), ["unchanged": 1])
    XCTAssertEqual(counts(results, of: "signIn 204"), counts(sound, of: "signIn 204"))
  }

  func testAMessageForWhichTestsFailIsAnUnexpectedResult() async throws {
    var contract = try LobbyContract()
    contract.recordings = contract.recordings.replacing(#"\"text\""#, with: #"\"txt\""#)
    let results = try await results(failures: 2) { try contract.violations() }
    XCTAssertEqual(
      results.results.filter { $0.kind == .unchanged }.map(\.subject).sorted(),
      ["room note received", "room note sent"]
    )
  }

  func testStreamsPartsAndWebhooks() async throws {
    let contract = try PressContract()
    let results = try await results { try await contract.violations() }
    XCTAssertEqual(unexpected(in: results), [])
    // Two events and two lines, of which the schema describes one member.
    let stream = ["unread-element": 2, "repeated-element": 2, "reordered-elements": 1]
    for (subject, detail) in [("followOrders 200", "event"), ("listLines 200", "line")] {
      let counts = counts(results, of: subject, detail)
      for (kind, count) in stream { XCTAssertEqual(counts[kind], count, "\(subject) \(kind)") }
      XCTAssertEqual(counts["missing-member"], 2, subject)
      XCTAssertEqual(counts["unread-member"], 2, subject)
      XCTAssertEqual(counts["unknown-member"], 2, subject)
    }
    // Each part is omitted and changed, and so are the names and types of files.
    XCTAssertEqual(counts(results, of: "upload 204", "part \"title\"")["other-body"], 2)
    XCTAssertEqual(counts(results, of: "upload 204", "part \"cover\"")["other-body"], 4)
    let webhook = counts(results, of: "book.added")
    XCTAssertEqual(webhook["other-header"], 2)
    XCTAssertEqual(webhook["unsent-parameter"], 2)
    XCTAssertEqual(webhook["other-method"], 1)
    XCTAssertEqual(webhook["other-size"], 1)
    XCTAssertEqual(webhook["unread-member"], 1)
  }

  func testAWebhookForWhichTestsFailIsAnUnexpectedResult() async throws {
    var contract = try PressContract()
    contract.recordings = contract.recordings.replacing(#"\"Dune\""#, with: #"\"Dunes\""#)
    let results = try await results(failures: 1) { try await contract.violations() }
    XCTAssertEqual(
      results.results.filter { !$0.isExpected }.map { "\($0.subject): \($0.failure ?? "")" },
      [
        "book.added: schema: $.title: expected at most 4 characters, found 5 "
          + "(#/$defs/Title/properties/title/maxLength)"
      ]
    )
  }

  func testMessagesInBothDirections() async throws {
    let contract = try LobbyContract()
    let results = try await results { try contract.violations() }
    // The schema of the fixture allows any event.
    XCTAssertEqual(
      unexpected(in: results),
      [
        "otherValue room entered received $.event event: understood as no message of the spec"
      ]
    )
    // Of a sent note, the described member is omitted and changed.
    XCTAssertEqual(counts(results, of: "room note sent")["other-body"], 2)
    XCTAssertEqual(counts(results, of: "room note received")["unread-member"], 1)
  }

  func testLimitsMutations() async throws {
    let all = try await results()
    let some = try await results(limit: 5)
    XCTAssertLessThan(some.results.count, all.results.count)
    XCTAssertEqual(some.untested, [:])
    let none = try await results(seconds: 0)
    XCTAssertEqual(none.results, [])
    XCTAssertEqual(none.untested.values.reduce(0, +), all.results.count)
  }

  func testTestsAsUsualWithoutAPlan() {
    XCTAssertNil(MutationRun.current)
  }
}
