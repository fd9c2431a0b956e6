import Foundation
import XCTest

@testable import bindery

/// Runs of `bindery init` as somebody would see them.
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
      Spec/book shop/bindings.yaml: describes the module BookShop
      Spec/maps/bindings.yaml: describes the module Maps
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

  func testWhatAPersonDecidedIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "Spec/shop/openapi.yaml")
    try folder.write("# mine\n", to: "Spec/shop/bindings.yaml")
    let bindings = folder.url.appendingPathComponent("Spec/shop/bindings.yaml")
    let again = try BinderyProcess("init", in: folder.url)
    XCTAssertEqual(
      again.errors,
      "every document here has a bindings.yaml\nnext: bindery generate\n"
    )
    let named = try BinderyProcess("init", "Spec/shop/openapi.yaml", in: folder.url)
    XCTAssertEqual(named.status, 1)
    XCTAssertEqual(try String(contentsOf: bindings, encoding: .utf8), "# mine\n")
    let forced = try BinderyProcess("init", "Spec/shop/openapi.yaml", "--force", in: folder.url)
    XCTAssertEqual(forced.status, 0, forced.errors)
    XCTAssert(
      try String(contentsOf: bindings, encoding: .utf8).contains("\ndocuments: [openapi.yaml]\n")
    )
  }

  func testNamesOfDocuments() {
    for (path, name, module) in [
      ("shop.yaml", "shop", "Shop"), ("a/b/openapi.json", "b", "B"),
      ("api/2captcha-solver.yml", "2captcha-solver", "API2captchaSolver"),
      ("./petstore.v3.yaml", "petstore", "Petstore"), ("日本.yaml", "日本", "API"),
    ] {
      let bindings = FirstBindings(path)
      XCTAssertEqual(bindings.name, name)
      XCTAssertEqual(bindings.module, module)
    }
  }
}
