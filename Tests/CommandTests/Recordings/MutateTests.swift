import BinderyJSON
import Foundation
import RecordingMutation
import XCTest

/// Runs of `bindery mutate` in a temporary folder.
final class MutateTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          parameters:
            - { name: page, in: query, schema: { type: integer, minimum: 1 } }
          responses:
            "200":
              description: The books.
              content:
                application/json: { schema: { $ref: "#/components/schemas/Book" } }
    components:
      schemas:
        Book:
          type: object
          required: [id]
          properties:
            id: { type: string, minLength: 1 }
            price: { type: integer, minimum: 0 }

    """

  private static let recording = """
    {"log": {"version": "1.2", "entries": [
      {"startedDateTime": "2026-01-02T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example/books?page=1"},
       "response": {"status": 200, "content": {"mimeType": "application/json",
         "text": "{\\"id\\": \\"a\\", \\"price\\": 3}"}}}]}}
    """

  private static let bindings = """
    documents: [openapi.yaml]
    module: Shop
    output: ../../Sources/Shop
    recordings: recordings
    contractTests: ../../Tests/ShopContractTests

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    try folder.write(Self.recording, to: "shop.har")
    return folder
  }

  /// A package whose contract tests are a command of the shell.
  private func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "Spec/shop/openapi.yaml")
    try folder.write(Self.recording, to: "Spec/shop/recordings/shop.har")
    try folder.write(Self.bindings, to: "Spec/shop/bindings.yaml")
    try folder.write("", to: "Package.swift")
    return folder
  }

  private func run(_ options: [String], in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(
      ["mutate", "shop.yaml", "--recordings", "shop.har"] + options,
      in: folder.url
    )
  }

  func testTheCheckNoticesEachViolation() throws {
    let run = try run([], in: folder())
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(run.output, "")
    XCTAssertTrue(run.errors.contains("shop.yaml, recordings shop.har\n"), run.errors)
    XCTAssertNotNil(run.errors.firstMatch(of: /violations that tests notice: (\d+) of \1, 100.0 %/))
    XCTAssertNotNil(
      run.errors.firstMatch(of: /valid changes that tests accept: (\d+) of \1, 100.0 %/)
    )
  }

  func testReportsEachMutationInEachFormat() throws {
    let folder = try folder()
    for format in ["json", "junit", "sarif", "github", "markdown", "html"] {
      let run = try run(["--format", format], in: folder)
      XCTAssertEqual(run.status, 0, run.errors)
      // Annotations are only findings.
      if format != "github" { XCTAssertFalse(run.output.isEmpty, format) }
    }
    let table = try run(["--format", "markdown"], in: folder).output
    XCTAssertTrue(table.contains("violations that tests notice"), table)
  }

  func testTheSameSeedHasTheSameResult() throws {
    let folder = try folder()
    let results = try ["1", "1", "2"].map { seed in
      try run(["--seed", seed, "--limit", "3"], in: folder).errors
    }
    XCTAssertEqual(results[0], results[1])
    XCTAssertTrue(results[0].contains("violations that tests notice: 5 of 5"), results[0])
  }

  func testFailsWithoutMutations() throws {
    let folder = try folder()
    try folder.write(#"{"log": {"version": "1.2", "entries": []}}"#, to: "shop.har")
    let run = try run([], in: folder)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.contains("error: no mutation was tested"), run.output + run.errors)
  }

  /// The results of contract tests are in files, in the folder that the environment states.
  func testReportsWhatContractTestsDoNotNotice() throws {
    let package = try package()
    let file = package.url.appendingPathComponent("Spec/shop/recordings/shop.har").path
    let result = { (kind: MutationKind, detail: String, keyword: String, failure: String?) in
      MutationResult(
        kind,
        of: "listBooks 200",
        detail: detail,
        keyword: keyword,
        entry: "shop.har #0",
        file: file,
        line: 4,
        column: 50,
        failure: failure
      )
    }
    let results = MutationResults(
      results: [
        result(.unsentParameter, "page", "", nil), result(.unsentParameter, "page", "", nil),
        result(.unknownMember, "$.unlisted", "", "isn't a Book"),
        result(.otherType, "$.id", "", ""),
      ],
      untested: [file: 2, "/other/recordings/shop.har": 5]
    )
    try package.write(results.json.description, to: "results.json")
    // The folder is the value of the first member of the plan.
    let tests = #"cp results.json "$(echo "$BINDERY_MUTATION" | cut -d'"' -f4)/1.json""#
    let run = try BinderyProcess(["mutate", "--tests", tests], in: package.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(
      run.output,
      """
      Spec/shop/recordings/shop.har:4:50: warning: listBooks 200, $.unlisted: tests fail for an unknown\
       member: isn't a Book [recording-mismatch]
        help: let the tests accept what clients must tolerate
      Spec/shop/recordings/shop.har:4:50: warning: listBooks 200, page: no test notices a client that\
       doesn't send a parameter (2 mutations) [recording-mismatch]
        help: record a request in which the difference is visible, or test it otherwise

      """
    )
    XCTAssertTrue(run.errors.contains("  defects of clients that tests notice: 0 of 2, 0.0 %"))
    XCTAssertTrue(run.errors.contains("  2 mutations were not tested: the time was over"))
    let failed = try BinderyProcess(
      ["mutate", "--tests", tests, "--fail-under", "30"],
      in: package.url
    )
    XCTAssertEqual(failed.status, 1)
    XCTAssertTrue(
      failed.output.contains("25.0 % of the mutations have the expected result, less than 30 %"),
      failed.output
    )
  }

  /// What the tests write before they fail is reported, too.
  func testReportsForWhichRecordingsTheTestsFail() throws {
    let package = try package()
    let result = MutationResult(
      .unchanged,
      of: "listBooks 200",
      detail: "",
      entry: "shop.har #0",
      file: package.url.appendingPathComponent("Spec/shop/recordings/shop.har").path,
      line: 4,
      column: 50,
      failure: "$.price: missing, recorded 3"
    )
    var other = result
    other.failure = "$.title: missing"
    let results = MutationResults(results: [result, result, other])
    try package.write(results.json.description, to: "results.json")
    let tests = #"cp results.json "$(echo "$BINDERY_MUTATION" | cut -d'"' -f4)/1.json"; exit 1"#
    let run = try BinderyProcess(["mutate", "--tests", tests], in: package.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(
      run.output.contains("error: the tests fail without mutations"),
      run.output
    )
    XCTAssertTrue(
      run.output.contains(
        """
        Spec/shop/recordings/shop.har:4:50: warning: listBooks 200: tests fail for the recording as it\
         is, so that its mutations prove nothing (2 recorded entries): $.price: missing, recorded 3\
         [recording-mismatch]
          help: correct the client, or the recording
        """
      ),
      run.output
    )
    XCTAssertTrue(run.output.contains("prove nothing: $.title: missing"), run.output)
    XCTAssertTrue(run.errors.contains("valid changes that tests accept: 0 of 3, 0.0 %"), run.errors)
  }

  /// The tests are in a process group of their own, which a terminal doesn't interrupt.
  func testAnInterruptionEndsTheTests() throws {
    let package = try package()
    let process = Process()
    let output = Pipe()
    process.executableURL = try BinderyProcess.executable()
    process.currentDirectoryURL = package.url
    // The pipe ends when the last process that has it ends.
    process.arguments = ["mutate", "--tests", "echo $$ > started; sleep 60 & wait"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": package.url.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let started = package.url.appendingPathComponent("started").path
    let deadline = Date(timeIntervalSinceNow: 30)
    while ((try? String(contentsOfFile: started, encoding: .utf8)) ?? "").isEmpty {
      if Date() > deadline { return XCTFail("the tests don't start") }
      sched_yield()
    }
    let shell = try XCTUnwrap(
      pid_t(String(contentsOfFile: started, encoding: .utf8).trimmingCharacters(in: .newlines))
    )
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(process.terminationStatus, SIGINT)
    XCTAssertEqual(kill(shell, 0), -1, "the tests continue")
    let rest = try FileManager.default.contentsOfDirectory(atPath: package.url.path)
    XCTAssertFalse(rest.contains { $0.hasPrefix("bindery-mutate-") }, "\(rest)")
  }

  /// A filter in the command may exclude all of them.
  func testFailsIfTheCommandRunsNoContractTests() throws {
    let package = try package()
    let run = try BinderyProcess(["mutate", "--tests", "true"], in: package.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(
      run.output.contains("error: “true” tested no mutation: it runs no contract tests"),
      run.output
    )
    XCTAssertTrue(run.output.contains("the command that runs them with --tests"), run.output)
    XCTAssertTrue(run.errors.hasSuffix("1 error\n"), run.errors)
  }

  func testFailsIfTheContractTestsFail() throws {
    let package = try package()
    let run = try BinderyProcess(
      ["mutate", "--tests", "echo 'a.har:1: error: listBooks differs'; exit 3"],
      in: package.url
    )
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(
      run.output.contains(
        "the tests fail without mutations: “echo 'a.har:1: error: listBooks differs'; exit 3”"
          + " exits with 3: a.har:1: error: listBooks differs [recording-mismatch]"
      ),
      run.output
    )
    XCTAssertTrue(run.errors.hasSuffix("1 error\n"), run.errors)
  }

  func testTestsOnlyTheCheck() throws {
    let package = try package()
    let run = try BinderyProcess(["mutate", "--check-only"], in: package.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertNotNil(run.errors.firstMatch(of: /violations that tests notice: (\d+) of \1, 100.0 %/))
  }
}
