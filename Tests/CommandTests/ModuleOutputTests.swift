import Foundation
import XCTest

/// The modules that a `bindings.yaml` names, and their folders.
final class ModuleOutputTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books: { get: { operationId: listBooks, tags: [books], responses: { "204": {} } } }
      /books/{id}:
        get:
          operationId: readBook
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          responses: { "204": {} }
      /maps: { get: { operationId: listMaps, tags: [maps, books], responses: { "204": {} } } }

    """

  func testOperationBelongsToTheFirstMatchingModule() throws {
    let (diagnostics, requests) = try generate(
      """
        - { module: Maps, output: ../../Maps, operations: [listMaps] }
        - { module: Books, output: ../../Books, tags: [books], paths: ["/books/*"] }
      """
    )
    XCTAssertEqual(diagnostics, "")
    XCTAssertEqual(requests, ["Maps": ["ListMaps"], "Books": ["ListBooks", "ReadBook"]])
  }

  func testMatchesPathsWithoutPercentEncoding() throws {
    let (diagnostics, requests) = try generate(
      """
        - { module: Cheese, output: ../../Cheese, paths: ["/käse"] }
      """,
      document + "  /käse: { get: { operationId: eatCheese, responses: { \"204\": {} } } }\n"
    )
    XCTAssertEqual(diagnostics, "")
    XCTAssertEqual(requests["Cheese"], ["EatCheese"])
  }

  func testReportsUnusedPatternsAndEmptyModules() throws {
    let (diagnostics, requests) = try generate(
      """
        - { module: Maps, output: ../../Maps, tags: [maps, boks] }
        - { module: More, output: ../../More, operations: [listMaps] }
      """
    )
    XCTAssertEqual(
      diagnostics,
      """
      Spec/shop/bindings.yaml:5:5: warning: no operation has the tag “boks” [unused-rule]
        help: did you mean “books”?
      Spec/shop/bindings.yaml:6:5: warning: the module “More” selects no operations; no files are \
      generated [unused-rule]
        help: select operations that no earlier module selects, or remove the module
      """
    )
    XCTAssertEqual(requests, ["Main": ["ListBooks", "ReadBook"], "Maps": ["ListMaps"]])
  }

  func testRejectsNestedOutputFolders() throws {
    let (diagnostics, requests) = try generate(
      """
        - { module: Maps, output: ../../Main/Requests, tags: [maps] }
        - { module: Books, output: ../../Main, tags: [books] }
      """
    )
    let fix = "give each “output” and each “contractTests” its own folder"
    XCTAssertEqual(
      diagnostics,
      """
      Spec/shop/bindings.yaml:5:5: error: the folder “Main/Requests” overlaps with the folder of \
      another output [shared-folder]
        help: \(fix)
      Spec/shop/bindings.yaml:6:5: error: two outputs use the folder “Main” [shared-folder]
        help: \(fix)
      """
    )
    XCTAssertEqual(requests, [:])
  }

  func testMovedOperationsAreRemovedFromTheMainModule() throws {
    let folder = try folder("")
    XCTAssertEqual(try BinderyProcess("generate", in: folder.url).status, 0)
    XCTAssertEqual(try requests(in: folder), ["Main": ["ListBooks", "ListMaps", "ReadBook"]])
    try folder.write(
      bindings("  - { module: Maps, output: ../../Maps, tags: [maps] }"),
      to: "Spec/shop/bindings.yaml"
    )
    XCTAssertEqual(try BinderyProcess("generate", in: folder.url).status, 0)
    XCTAssertEqual(
      try requests(in: folder),
      ["Main": ["ListBooks", "ReadBook"], "Maps": ["ListMaps"]]
    )
    let check = try BinderyProcess(["generate", "--check"], in: folder.url)
    XCTAssertEqual(check.status, 0, check.output)
  }

  /// Returns the diagnostics of a run, and the requests that it wrote.
  private func generate(
    _ modules: String,
    _ document: String? = nil
  ) throws -> (String, [String: [String]]) {
    let folder = try folder(modules)
    if let document { try folder.write(document, to: "Spec/shop/openapi.yaml") }
    let lint = try BinderyProcess(["lint"], in: folder.url)
    let run = try BinderyProcess(["generate"], in: folder.url)
    XCTAssertEqual(run.status, lint.status)
    let lines = lint.output.split(separator: "\n")
      .filter { $0.hasPrefix("Spec/") || $0.hasPrefix("  help: ") }
    return (lines.joined(separator: "\n"), try requests(in: folder))
  }

  private func folder(_ modules: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write(bindings(modules), to: "Spec/shop/bindings.yaml")
    return folder
  }

  private func bindings(_ modules: String) -> String {
    "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Main\n"
      + (modules.isEmpty ? "" : "modules:\n\(modules)\n")
  }

  /// Returns the requests in each output folder.
  private func requests(in folder: TemporaryFolder) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let requests = folder.url.appendingPathComponent("\(name)/Requests")
      guard name != "Spec" else { continue }
      let files = (try? FileManager.default.contentsOfDirectory(atPath: requests.path)) ?? []
      let names =
        try files
        .map { try String(contentsOf: requests.appendingPathComponent($0), encoding: .utf8) }
        .flatMap { $0.matches(of: /struct (\w+): Request/).map { String($0.output.1) } }
      if !names.isEmpty { found[name] = names.sorted() }
    }
    return found
  }
}
