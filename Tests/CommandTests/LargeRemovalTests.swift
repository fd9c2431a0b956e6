import XCTest

/// Removals of many generated files, by mistake and with `--force`.
final class LargeRemovalTests: XCTestCase {
  func testRemovingAllOperationsOrModelsNeedsForce() throws {
    let noPaths = GeneratedShop.without(2..<13, adding: "paths: {}")
    let noModels = GeneratedShop.without(13...)
    for (text, lost, mark) in [
      (noPaths, "every operation: 2 of 5", "3:8"), (noModels, "every model: 2 of 5", "1:1"),
    ] {
      let package = try GeneratedShop()
      let before = try package.generated()
      try package.write(text)
      let run = try package.run()
      XCTAssert(
        run.errors.hasPrefix(
          "Spec/shop/openapi.yaml:\(mark): error: this run would remove \(lost) generated files in"
            + " Sources/Shop"
        ),
        run.errors
      )
      XCTAssertEqual(run.status, 1)
      XCTAssertEqual(try package.generated(), before)
      let check = try package.run("--check")
      XCTAssert(check.errors.contains("[large-removal]"), check.errors)
      XCTAssert(check.output.contains("would remove Sources/Shop/"), check.output)
      XCTAssertEqual(check.status, 1)
      let forced = try package.run("--force")
      XCTAssertEqual(forced.status, 0, forced.errors)
      XCTAssert(forced.errors.contains(" removed"), forced.errors)
    }
  }

  /// A rename removes as many files as it adds; a third of them is not more than a third.
  func testMoreThanAThirdNeedsForce() throws {
    let package = try GeneratedShop()
    let one = GeneratedShop.document.replacingOccurrences(of: "Book\"", with: "Volume\"")
      .replacingOccurrences(of: "    Book:", with: "    Volume:")
    try package.write(one)
    XCTAssertEqual(try package.run().status, 0)
    try package.write(
      one.replacingOccurrences(of: "Order\"", with: "Purchase\"")
        .replacingOccurrences(of: "    Order:", with: "    Purchase:")
        .replacingOccurrences(of: "tags: [books]", with: "tags: [volumes]")
    )
    let run = try package.run()
    XCTAssert(
      run.errors.hasPrefix(
        "Spec/shop/bindings.yaml:3:9: error: this run would remove 2 of 5 generated files"
      ),
      run.errors
    )
    XCTAssertEqual(try package.run("--force").status, 0)
  }

  func testOneDocumentAndATypoInAFilterRemoveNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(GeneratedShop.document, to: "shop.yaml")
    let generate = ["generate", "shop.yaml", "-o", "Out"]
    XCTAssertEqual(try BinderyProcess(generate, in: folder.url).status, 0)
    let typo = try BinderyProcess(generate + ["--tag", "boks"], in: folder.url)
    XCTAssert(typo.errors.contains("did you mean “books”?"), typo.errors)
    XCTAssertEqual(typo.status, 1)
    let half = try BinderyProcess(generate + ["--tag", "books"], in: folder.url)
    XCTAssert(half.errors.contains("would remove 2 of 5 generated files in Out"), half.errors)
    XCTAssertEqual(half.status, 1)
    XCTAssertEqual(
      try BinderyProcess(generate + ["--tag", "books", "--force"], in: folder.url).status,
      0
    )
  }
}
