import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of the contract tests with a fixture: a correct client passes, and each corruption is
/// reported exactly.
final class ContractTests: XCTestCase {
  func testACorrectClientHasNoViolations() async throws {
    let violations = try await BookshopContract().violations()
    XCTAssertEqual(violations, [])
    let gaps = try await BookshopContract().gaps()
    XCTAssertEqual(gaps, [])
  }

  func testReportsEachCorruptedRecording() async throws {
    for corruption in Corruption.ofRequests + Corruption.ofResponses {
      let violations = try await corruption.applied().violations()
      XCTAssertEqual(violations, corruption.expected, corruption.name)
    }
  }

  func testReportsEachDefectOfAClient() async throws {
    for (defect, expected) in Corruption.ofClients {
      let violations = try await Defect.$current.withValue(defect) {
        try await BookshopContract().violations()
      }
      XCTAssertEqual(violations, expected, "\(defect)")
    }
    XCTAssertEqual(Corruption.ofClients.map(\.0), Defect.allCases)
  }

  func testReportsALostMemberThatTheSchemaDescribes() async throws {
    let lost =
      #"listBooks 200 (books.har #0): response: $[1].isbn: recorded "1", re-encoded nothing"#
    let forbidden =
      "listBooks 200 (books.har #0): schema: $[1].isbn: no value is allowed here"
      + " (#/$defs/Book/additionalProperties)"
    for (rest, expected) in [("true", [lost]), ("{}", [lost]), ("false", [lost, forbidden])] {
      var contract = BookshopContract()
      contract.books = contract.books.replacing(#"\"Ubik\""#, with: #"\"Ubik\",\"isbn\":\"1\""#)
      contract.schemas = contract.schemas.replacing(
        #""required": ["id", "title"]"#,
        with: #""required": ["id", "title"], "additionalProperties": \#(rest)"#
      )
      let violations = try await contract.violations()
      XCTAssertEqual(violations, expected, rest)
    }
  }

  func testComparesAnAddedParameter() async throws {
    for (defect, expected) in [
      (nil, []),
      (.omitsParameter, [#"request: query limit: recorded "7", sent nothing"#]),
      (.omitsHeader, [#"request: header x-trace: recorded "sample", sent nothing"#]),
    ] as [(Defect?, [String])] {
      let found = try await Defect.$current.withValue(defect) {
        try await BookshopContract().violationsOfAddition()
      }
      XCTAssertEqual(found, expected.map { "listBooks 404 (books.har #1): " + $0 })
    }
  }

  func testAStatusWithItsOwnCaseIsNotTheDefault() async throws {
    let found = try await BookshopContract(ownStatus: 503).violations()
    XCTAssertEqual(
      found,
      [
        "cover 503 (more.har #2): response: status: 503 has a case of its own, and is read as another"
      ]
    )
  }

  func testReportsAnInvalidArgument() async throws {
    let violations = try await BookshopContract(shelf: "").violations()
    XCTAssertEqual(
      violations,
      [
        "listBooks 200 (books.har #0): request: value 1 of /shelves/{1}/books:"
          + " a value in a path must not be empty"
      ]
    )
  }

  func testReportsAMissingRecording() async throws {
    let contract = Contract(
      recordings: URL(fileURLWithPath: "/nowhere"),
      schemas: "{}",
      server: ServerURL(documented: "https://sandbox.example"),
      client: { Bookshop(connection: $0) }
    )
    do {
      try await contract.verify(
        "cover",
        Cover.self,
        [
          ContractCase("absent.har", 0, status: 200) {
            try await $0.send(Cover(book: 1))
          }
        ]
      ) { _ in .empty(200) }
      XCTFail("a missing recording must be named")
    } catch {
      let prefix = "cover 200 (absent.har #0): recording: "
      XCTAssertEqual("\(error)".prefix(prefix.count), prefix[...])
    }
  }

  func testReportsEachGap() async throws {
    for corruption in Corruption.ofCompleteness {
      let gaps = try await corruption.applied().gaps()
      XCTAssertEqual(gaps, corruption.expected, corruption.name)
    }
  }

  func testReportsAnEventWithoutARecording() async throws {
    let gaps = try await BookshopContract().gaps(events: [
      ContractEventExpectation("book.added", method: "POST"),
      ContractEventExpectation("sent", of: "addBook", method: "PUT"),
      ContractEventExpectation("lost", of: "addBook", method: "PUT", exception: "none is lost"),
    ])
    XCTAssertEqual(
      gaps,
      [
        "book.added POST: no recording and no exception",
        "addBook sent PUT: no recording and no exception",
      ]
    )
  }

  func testReportsOnlyRequiredRecordings() async throws {
    let expectations =
      BookshopContract.expectations + [
        ContractExpectation("addBook", "410"), ContractExpectation("burnBook", "204"),
        ContractExpectation("burnBook", "404", exception: "no book is missing"),
        ContractExpectation("sellBook", "204", exception: "the sandbox sells none"),
        ContractExpectation("signIn", "204", exception: "shown nevertheless"),
      ]
    let missing = "no recording and no exception"
    for (requirements, expected) in [
      ([], []),
      ([.messages], []),
      ([.operations], ["burnBook: no recording of any status"]),
      (
        [.statuses],
        [
          "addBook 410: \(missing)", "burnBook 204: \(missing)",
          #"signIn 204: declared as unrecorded ("shown nevertheless"), but more.har #0 shows it"#,
          "book.added POST: \(missing)",
        ]
      ),
    ] as [(Set<ContractRequirement>, [String])] {
      let gaps = try await BookshopContract().gaps(
        expectations,
        events: [ContractEventExpectation("book.added", method: "POST")],
        requiring: requirements
      )
      XCTAssertEqual(gaps, expected, "\(requirements)")
    }
  }

  func testALenientContractStillNeedsTestsAndRecordings() async throws {
    let gaps = try await BookshopContract().gaps(
      [ContractExpectation("listBooks", "200"), ContractExpectation("listBooks", "404")],
      cases: ["books.har #0", "lost.har #1"],
      requiring: []
    )
    XCTAssertEqual(
      gaps,
      [
        "listBooks 404 (books.har #1): recorded, but not tested",
        "listBooks 429 (books.har #2): recorded, but not described by the spec",
        "addBook 201 (books.har #3): recorded, but not described by the spec",
        "signIn 204 (more.har #0): recorded, but not described by the spec",
        "cover 200 (more.har #1): recorded, but not described by the spec",
        "cover 503 (more.har #2): recorded, but not described by the spec",
        "lost.har #1: tested, but not recorded",
      ]
    )
  }

  /// The cache of a client answers with it, and few documents describe it.
  func testAnUndescribedAnswerOfACacheIsComplete() async throws {
    var contract = BookshopContract()
    contract.books = contract.books.replacing(#""status": 404"#, with: #""status": 304"#)
    // Without the status that the recording had.
    let expectations = BookshopContract.expectations
    let undescribed = [expectations[0]] + expectations.dropFirst(2)
    let gaps = try await contract.gaps(
      undescribed,
      cases: BookshopContract.cases.filter { $0 != "books.har #1" }
    )
    XCTAssertEqual(gaps, [])
    let described = try await contract.gaps(
      undescribed + [ContractExpectation("listBooks", "304")],
      cases: BookshopContract.cases.filter { $0 != "books.har #1" }
    )
    XCTAssertEqual(described, ["listBooks 304 (books.har #1): recorded, but not tested"])
  }

  func testMatchesRecordedEventsByNameAndMethod() async throws {
    var contract = BookshopContract()
    contract.more = contract.more.replacing(
      #""operation": "signIn""#,
      with: #""webhook": "signedIn""#
    )
    let gaps = try await contract.gaps(events: [
      ContractEventExpectation("signedIn", method: "POST", exception: "no sign-in"),
      ContractEventExpectation("signedIn", method: "PUT"),
      ContractEventExpectation("signedIn", of: "signIn", method: "POST"),
    ])
    XCTAssertEqual(
      gaps,
      [
        "signIn 204: no recording and no exception",
        #"signedIn POST: declared as unrecorded ("no sign-in"), but more.har #0 shows it"#,
        "signedIn PUT: no recording and no exception",
        "signIn signedIn POST: no recording and no exception",
      ]
    )
  }

  func testACallbackIsNotAResponseOfItsOperation() async throws {
    var contract = BookshopContract()
    contract.more = contract.more.replacing(
      #""operation": "signIn""#,
      with: #""operation": "signIn", "callback": "signedIn""#
    )
    let gaps = try await contract.gaps(events: [
      ContractEventExpectation("signedIn", of: "signIn", method: "POST")
    ])
    XCTAssertEqual(gaps, ["signIn 204: no recording and no exception"])
  }
}
