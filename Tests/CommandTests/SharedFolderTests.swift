import Foundation
import XCTest

/// The output folders of two services in one package.
final class SharedFolderTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: {title: Shop, version: "1"}
    paths: {}
    components: {schemas: {Item: {type: object, properties: {id: {type: string}}}}}

    """

  func testTwoServicesCannotShareAnOutputFolder() throws {
    let run = try generate("Out", "Out")
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.errors,
      """
      Spec/Two/bindings.yaml:3:9: error: two outputs use the folder “Out” [shared-folder]
        help: give each “output” and each “contractTests” its own folder

      """
    )
  }

  func testRejectsFoldersInsideGeneratedFolders() throws {
    for (one, two) in [
      ("Out", "Out/Models"), ("Out/Requests", "Out"), ("Out", "Real/../Out/Models"),
    ] {
      let run = try generate(one, two)
      XCTAssertEqual(run.status, 1)
      XCTAssert(run.errors.contains(" [shared-folder]\n  help: "), run.errors)
    }
  }

  func testResolvesLinksToFolders() throws {
    for (one, two) in [("Link", "Real"), ("Real/New", "Link/New")] {
      let run = try generate(one, two)
      XCTAssertEqual(
        run.errors,
        """
        Spec/Two/bindings.yaml:3:9: error: two outputs use the folder “\(two)” [shared-folder]
          help: give each “output” and each “contractTests” its own folder

        """
      )
    }
  }

  func testAllowsFoldersBesideGeneratedOnes() throws {
    let run = try generate("Out", "Out/Library")
    XCTAssertEqual(run.status, 0, run.errors)
  }

  /// Generates two services beside a folder `Real`, and a symbolic link `Link` to it.
  private func generate(_ outputs: String...) throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    for (name, output) in zip(["One", "Two"], outputs) {
      try folder.write(document, to: "Spec/\(name)/openapi.yaml")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: \(name)\noutput: ../../\(output)\n",
        to: "Spec/\(name)/bindings.yaml"
      )
    }
    try folder.write("", to: "Real/kept.txt")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Link"),
      withDestinationURL: folder.url.appendingPathComponent("Real")
    )
    let run = try BinderyProcess("generate", in: folder.url)
    let out = folder.url.appendingPathComponent("Out").path
    XCTAssertEqual(FileManager.default.fileExists(atPath: out), run.status == 0)
    return run
  }
}
