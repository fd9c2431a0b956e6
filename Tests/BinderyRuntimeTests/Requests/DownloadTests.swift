import BinderyRuntime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Tests of responses that are written to a file.
final class DownloadTests: TimedTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bindery-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("book.epub") }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAFileIsWrittenWhileTheResponseArrives() async throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let server = try LoopbackServer { _ in .response(200, headers: ["X-A": "1"], body: bytes) }
    defer { server.stop() }
    // More than a response in memory may have.
    let connection = Connection(server: try ServerURL(server.url), maximumBodySize: 1000)
    let head = try await Shop(connection: connection).download(FindBook(id: "7"), to: file)
    XCTAssertEqual(head.headers["X-A"], "1")
    XCTAssertEqual(try Data(contentsOf: file), Data(bytes))
    XCTAssertEqual(try names(), ["book.epub"])
  }

  func testACompleteFileReplacesAnother() async throws {
    try Data([9, 9, 9]).write(to: file)
    try await shop(.chunks(HTTPResponse(status: 200), [[1], [2]])).download(
      FindBook(id: "7"),
      to: file
    )
    XCTAssertEqual(try Data(contentsOf: file), Data([1, 2]))
  }

  func testAFailedDownloadLeavesNoFile() async throws {
    try Data([9]).write(to: file)
    let cut = TransportError.connectionLost("cut")
    let cases: [(StubTransport.Outcome, DownloadError<FindBook.Failure>)] = [
      (.chunks(HTTPResponse(status: 200), [[1]], failure: cut), .request(.transport(cut))),
      (.chunks(HTTPResponse(status: 200), [[1]], failure: .cancelled), .request(.cancelled)),
      (.response(HTTPResponse(404, "\"none\"")), .request(.failure(.notFound("none")))),
      (.failure(.timedOut), .request(.transport(.timedOut))),
    ]
    for (answer, expected) in cases {
      let error = await shop(answer).failure(downloadingTo: file)
      XCTAssertEqual(error, expected)
      XCTAssertEqual(try Data(contentsOf: file), Data([9]))
      XCTAssertEqual(try names(), ["book.epub"])
    }
  }

  func testDestinationsThatCannotBeWritten() async throws {
    let answer = StubTransport.Outcome.chunks(HTTPResponse(status: 200), [[1]])
    for url in [folder.appendingPathComponent("none/x"), folder, URL(string: "https://e.com/x")] {
      let error = await shop(answer).failure(downloadingTo: try XCTUnwrap(url))
      guard case .file = error else { return XCTFail("\(String(describing: error))") }
    }
    XCTAssertEqual(try names(), [])
  }

  private func shop(_ answer: StubTransport.Outcome) -> Shop {
    Shop(connection: Connection(server: .example, transport: StubTransport([answer])))
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }
}

extension Shop {
  fileprivate func failure(downloadingTo file: URL) async -> DownloadError<FindBook.Failure>? {
    do throws(DownloadError<FindBook.Failure>) {
      try await download(FindBook(id: "7"), to: file)
      return nil
    } catch {
      return error
    }
  }
}
