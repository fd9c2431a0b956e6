import Foundation
import XCTest

/// Generates and type-checks published documents, which are beside the checkout and not in the
/// repository.
final class CorpusTests: XCTestCase {
  func testRealDocumentsGenerateAndTypeCheck() throws {
    let corpus = BinderyProcess.package.appendingPathComponent("../shared/corpus/openapi")
      .standardized
    guard FileManager.default.fileExists(atPath: corpus.path) else {
      throw XCTSkip("no corpus at \(corpus.path): real documents are not tried")
    }
    for name in ["figma", "spotify", "xero-accounting", "oai-uspto", "readme-discriminators"] {
      let output = try TemporaryFolder()
      let run = try BinderyProcess(
        "generate",
        corpus.appendingPathComponent("\(name).yaml").path,
        "--output",
        output.url.path
      )
      XCTAssertEqual(run.status, 0, "\(name): \(run.errors)")
      let complaints = try TypeCheck(output.url).complaints
      XCTAssertEqual(complaints, "", name)
    }
  }
}
