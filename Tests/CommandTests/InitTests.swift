import Foundation
import XCTest

@testable import Canonicalizing
@testable import Commands

/// Runs of `bindery init` in a temporary folder.
final class InitTests: XCTestCase {
  private let document = "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\npaths: {}\n"

  func testAFoundDocumentCanBeGeneratedAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "api/book shop.v1.yaml")
    try folder.write("{ \"openapi\" : \"3.0.3\", \"info\": {}, \"paths\": {} }", to: "maps.json")
    try folder.write("name: no document\n", to: "other.yaml")
    try folder.write(document, to: "node_modules/theirs.yaml")
    let made = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      made.errors,
      """
      Spec/book shop/bindings.yaml: written for the module BookShop
      Spec/maps/bindings.yaml: written for the module Maps
      next: bindery generate

      """
    )
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let client = "Sources/BookShop/Generated/BookShopAPI.swift"
    XCTAssert(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(client).path)
    )
  }

  /// A `bindings.yaml` with the document would be refused by `generate`.
  func testADocumentOutsideOfThePackageIsRefusedAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "downloads/shop.yaml")
    try folder.write("// swift-tools-version: 6.0\n", to: "package/Package.swift")
    let package = folder.url.appendingPathComponent("package")
    let run = try BinderyProcess("init", "../downloads/shop.yaml", in: package)
    XCTAssertEqual(run.status, 1)
    XCTAssert(
      run.errors.hasPrefix("error: the document “../downloads/shop.yaml” is outside the package “"),
      run.errors
    )
    XCTAssert(run.errors.contains("\n  help: copy it into the package"), run.errors)
    let specs = package.appendingPathComponent("Spec").path
    XCTAssertFalse(FileManager.default.fileExists(atPath: specs))
  }

  /// The first commands of a new project, without an edit of `bindings.yaml`.
  func testRecordingsCanBeImportedAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: '1' }
      servers: [{ url: https://shop.example }]
      paths:
        /books: { get: { operationId: listBooks, responses: { "204": { description: Done. } } } }
        /maps: { get: { operationId: listMaps, responses: { "204": { description: Done. } } } }

      """,
      to: "shop.yaml"
    )
    try folder.write(
      """
      {"log": {"version": "1.2", "entries": [{
        "startedDateTime": "2026-11-01T10:00:00Z",
        "request": {"method": "GET", "url": "https://shop.example/books", "headers": []},
        "response": {"status": 204, "headers": [], "content": {}}}]}}

      """,
      to: "traffic.har"
    )
    XCTAssertEqual(try BinderyProcess("init", in: folder.url).status, 0)
    let first = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(first.status, 0, first.errors)
    XCTAssert(first.errors.contains("note: the folder “Spec/shop/recordings” doesn't exist"))
    let tests = folder.url.appendingPathComponent("Tests/ShopContractTests/Generated").path
    XCTAssertFalse(FileManager.default.fileExists(atPath: tests))
    let imported = try BinderyProcess("import", "traffic.har", in: folder.url)
    XCTAssertEqual(imported.status, 0, imported.errors)
    XCTAssert(imported.errors.contains("written to Spec/shop/recordings/traffic.har"))
    let check = try BinderyProcess("check", "--strict", in: folder.url)
    XCTAssertEqual(check.status, 0, check.errors)
    let second = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(second.status, 0, second.errors)
    XCTAssert(FileManager.default.fileExists(atPath: tests + "/CompletenessContractTests.swift"))
    let completeness = try String(
      contentsOfFile: tests + "/CompletenessContractTests.swift",
      encoding: .utf8
    )
    XCTAssert(completeness.contains("requiring: []"), completeness)
  }

  func testAsyncAPIJoinsOpenAPIOfTheSameFolder() throws {
    let folder = try TemporaryFolder()
    let events = "asyncapi: 3.0.0\ninfo: { title: News, version: '1' }\nchannels: {}\n"
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write(events, to: "Spec/shop/asyncapi.yaml")
    try folder.write(events, to: "feed/asyncapi.yaml")
    let made = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      made.errors,
      """
      Spec/shop/bindings.yaml: written for the module Shop
      Spec/feed/bindings.yaml: written for the module Feed
      next: bindery generate

      """
    )
    let bindings = folder.url.appendingPathComponent("Spec/shop/bindings.yaml")
    let text = try String(contentsOf: bindings, encoding: .utf8)
    XCTAssert(text.contains("\ndocuments: [openapi.yaml, asyncapi.yaml]\n"), text)
    XCTAssert(text.contains("\nrequire: []\n"), text)
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
  }

  func testALaterAsyncAPIDocumentJoinsThePresentBindings() throws {
    let events = "asyncapi: 3.0.0\ninfo: { title: News, version: '1' }\nchannels: {}\n"
    for (documents, expected) in [
      ("documents: [openapi.yaml] # mine", "documents: [openapi.yaml, events.yaml] # mine"),
      ("documents:\n- openapi.yaml\n", "documents:\n- openapi.yaml\n- events.yaml\n"),
      (
        "documents:\n  # The paths.\n  - { path: openapi.yaml, client: Shop }\n",
        "documents:\n  # The paths.\n  - { path: openapi.yaml, client: Shop }\n  - events.yaml\n"
      ),
    ] {
      let folder = try TemporaryFolder()
      let rest = "\nmodule: Mine\noutput: ../../Out\n"
      try folder.write(document, to: "Spec/shop/openapi.yaml")
      try folder.write(documents + rest, to: "Spec/shop/bindings.yaml")
      try folder.write(events, to: "Spec/shop/events.yaml")
      let made = try BinderyProcess("init", in: folder.url)
      XCTAssertEqual(
        made.errors,
        """
        Spec/shop/bindings.yaml: “documents” lists events.yaml, too
        next: bindery generate

        """
      )
      let bindings = folder.url.appendingPathComponent("Spec/shop/bindings.yaml")
      XCTAssertEqual(try String(contentsOf: bindings, encoding: .utf8), expected + rest)
      let again = try BinderyProcess("init", in: folder.url)
      XCTAssertEqual(again.status, 0)
      XCTAssert(again.errors.contains("a bindings.yaml lists every document already"))
    }
  }

  func testCommentsNameEveryKey() throws {
    let text = InitialBindings(document: "a.yaml", folder: "Spec/a", module: "A").text
    for key in ["overlays"] + BindingsForm.keys {
      XCTAssertNotNil(text.firstMatch(of: try Regex("(?m)[# ,]*\\b\(key):")), key)
    }
  }

  func testKeepsExistingBindings() throws {
    let folder = try TemporaryFolder()
    let mine = "documents: [openapi.yaml]\nmodule: Mine\noutput: ../../Out\n"
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write(mine, to: "Spec/shop/bindings.yaml")
    let bindings = folder.url.appendingPathComponent("Spec/shop/bindings.yaml")
    let again = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      again.errors,
      "a bindings.yaml lists every document already\nnext: bindery generate\n"
    )
    let named = try BinderyProcess("init", "./Spec/shop/openapi.yaml", in: folder.url)
    XCTAssertEqual(
      named.errors,
      """
      error: “Spec/shop/bindings.yaml” already lists the document “./Spec/shop/openapi.yaml” \
      [existing-file]
        help: edit the file, or pass --force to overwrite it

      """
    )
    XCTAssertEqual(try String(contentsOf: bindings, encoding: .utf8), mine)
    let forced = try BinderyProcess("init", "Spec/shop/openapi.yaml", "--force", in: folder.url)
    XCTAssertEqual(forced.status, 0, forced.errors)
    XCTAssert(
      try String(contentsOf: bindings, encoding: .utf8).contains("\ndocuments: [openapi.yaml]\n")
    )
  }

  func testUnlistedDocumentsGetSeparateFoldersAndModules() throws {
    let folder = try TemporaryFolder()
    for path in [
      "T/openapi.v1.yaml", "T/openapi.v2.yaml", "a/shop.yaml", "b/shop.yaml", "b/c/shop.yaml",
      "swift.yaml", "string.yaml", "Spec/maps/one.yaml", "Spec/maps/two.yaml",
    ] {
      try folder.write(document, to: path)
    }
    try folder.write(
      "documents: [two.yaml]\nmodule: Shop\noutput: ../../Out\n",
      to: "Spec/maps/bindings.yaml"
    )
    let expected = """
      Spec/one/bindings.yaml: written for the module One
      Spec/T/bindings.yaml: written for the module T
      Spec/T-v2/bindings.yaml: written for the module TV2
      Spec/shop/bindings.yaml: written for the module AShop
      Spec/c-shop/bindings.yaml: written for the module CShop
      Spec/b-shop/bindings.yaml: written for the module BShop
      Spec/string/bindings.yaml: written for the module StringService
      Spec/swift/bindings.yaml: written for the module SwiftService
      next: bindery generate

      """
    let first = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(first.errors, expected)
    let again = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      again.errors,
      "a bindings.yaml lists every document already\nnext: bindery generate\n"
    )
    let check = try BinderyProcess("lint", in: folder.url)
    XCTAssertEqual(check.status, 0, check.output)
  }

  func testTheBeginningOfAFileDoesNotHideADocument() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\n  \"openapi\": \"3.0.3\",\n  \"info\": {},\n  \"paths\": {}\n}\n",
      to: "pretty.yaml"
    )
    let comment = String(repeating: "# A licence of many long lines.\n", count: 300)
    try folder.write(comment + document, to: "long.yaml")
    try folder.write("{ \"scripts\": { \"openapi\": \"run 3\" } }", to: "package.json")
    let run = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      run.errors,
      """
      Spec/long/bindings.yaml: written for the module Long
      Spec/pretty/bindings.yaml: written for the module Pretty
      next: bindery generate

      """
    )
  }

  func testADocumentOfAnUnsupportedVersionIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("swagger: '1.2'\ninfo: {}\npaths: {}\n", to: "old.yaml")
    let run = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.errors,
      """
      error: no OpenAPI or AsyncAPI document in the current folder or its subfolders [no-document]
        help: pass the document: bindery init SPEC
      old.yaml:1:10: warning: unsupported OpenAPI version “1.2” [unsupported-document]
        help: use Swagger 2.0, or OpenAPI 3.0, 3.1 or 3.2

      """
    )
  }

  func testWritesNothingWhenANamedFileIsNotADocument() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "good.yaml")
    try folder.write("buy milk\n", to: "shop.txt")
    for other in ["shop.txt", "none.yaml"] {
      let run = try BinderyProcess("init", "good.yaml", other, in: folder.url)
      XCTAssertEqual(run.status, 1, run.errors)
      XCTAssertFalse(
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Spec").path)
      )
    }
  }

  func testReportsUnreadableBindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write("module: Mine\n", to: "Spec/shop/bindings.yaml")
    let run = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.errors,
      """
      Spec/shop/bindings.yaml:1:1: error: bindings.yaml lacks the key “documents” [missing-key]
        help: add “documents”
      Spec/shop/bindings.yaml:1:1: error: bindings.yaml lacks the key “output” [missing-key]
        help: add “output”

      """
    )
    let forced = try BinderyProcess("init", "--force", in: folder.url)
    XCTAssertEqual(
      forced.errors,
      "Spec/shop/bindings.yaml: written for the module Shop\nnext: bindery generate\n"
    )
  }

  /// The module doesn't depend on the version in the title, nor on the folder of the package.
  func testADocumentOfThePackageIsNamedAfterItsTitle() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "openapi: 3.1.0\ninfo: { title: Book Shop REST API v1.15, version: '1' }\npaths: {}\n",
      to: "openapi.yaml"
    )
    let made = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      made.errors,
      "Spec/Book-Shop/bindings.yaml: written for the module BookShop\nnext: bindery generate\n"
    )
  }

  /// The title of GitHub's document is “GitHub v3 REST API”, and the name of its file is in lower
  /// case.
  func testAModuleIsSpelledAsInTheTitle() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "openapi: 3.1.0\ninfo: { title: GitHub v3 REST API, version: '1' }\npaths: {}\n",
      to: "github.yaml"
    )
    let made = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      made.errors,
      "Spec/github/bindings.yaml: written for the module GitHub\nnext: bindery generate\n"
    )
    let bindings = try String(
      contentsOf: folder.url.appendingPathComponent("Spec/github/bindings.yaml"),
      encoding: .utf8
    )
    XCTAssert(bindings.contains("\nmodule: GitHub\nclient: GitHubAPI\n"), bindings)
    for (name, title, module) in [
      ("open-shop", "OpenShop-eShop", "OpenShop"), ("eshop", "OpenShop-eShop", "EShop"),
      ("shop", "BIG-SHOP", "Shop"), ("myShop", "Myshop", "Myshop"), ("shop", "Books", "Shop"),
    ] {
      XCTAssertEqual(ServiceNames.module(name, spelledAsIn: title), module)
    }
  }

  func testNamesOfDocuments() {
    for (path, names, module) in [
      ("a/shop.yaml", ["shop", "a-shop"], "Shop"), ("a/b/openapi.json", ["b"], "B"),
      ("a/2captcha-solver.yml", ["2captcha-solver", "a-2captcha-solver"], "API2captchaSolver"),
      ("x/petstore.v3.yaml", ["petstore", "petstore-v3", "x-petstore"], "Petstore"),
      ("x/日本.yaml", ["日本", "x-日本"], "日本"),
      ("x/petstore-api-v3.yaml", ["petstore", "petstore-api-v3", "x-petstore"], "Petstore"),
      ("x/shop-generated.yaml", ["shop", "shop-generated", "x-shop"], "Shop"),
      ("v2-rest-api-generated.yaml", ["Book-Shop"], "BookShop"),
      ("bundled.yaml", ["Book-Shop"], "BookShop"),
      ("x/api-v3.yaml", ["x"], "X"), ("openapi.json", ["Book-Shop"], "BookShop"),
      ("x/foundation.yaml", ["foundation", "x-foundation"], "FoundationService"),
    ] {
      XCTAssertEqual(ServiceNames(path, title: "Book-Shop").candidates, names)
      XCTAssertEqual(ServiceNames.module(names[0]), module)
    }
  }
}
