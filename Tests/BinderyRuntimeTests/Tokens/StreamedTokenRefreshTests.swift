import BinderyTesting
import Foundation
import XCTest

@testable import BinderyRuntime

/// Tests of rejected tokens where the response is streamed.
final class StreamedTokenRefreshTests: TransportTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bindery-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("a") }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAStreamBeginsAfterARenewal() async throws {
    let server = try guarded(by: "t2", .text("data: 1\n\n", contentType: "text/event-stream"))
    let source = CountingSource()
    let news = try await shop(at: server.url, source).send(FollowStock())
    var numbers: [Int] = []
    for try await event in news { numbers.append(event.data) }
    XCTAssertEqual(numbers, [1])
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2"])
    let asked = await source.asked
    XCTAssertEqual(asked, [nil, "t1"])
  }

  func testAnEndlessRefusalIsCancelledBeforeTheRepetition() async throws {
    let refusal = LoopbackStream()
    refusal.send("no")
    let hasLeft = DispatchSemaphore(value: 0)
    let inTime = AsyncStream<Bool>.makeStream()
    let server = try server { request in
      guard request.headers["Authorization"] == "Bearer t2" else {
        let head = "HTTP/1.1 401 No\r\nTransfer-Encoding: chunked\r\n\r\n"
        return LoopbackResponse([.send(head), .follow(refusal)])
      }
      inTime.continuation.yield(hasLeft.wait(timeout: .now() + 20) == .success)
      return .text("data: 1\n\n", contentType: "text/event-stream")
    }
    let shop = try shop(at: server.url, CountingSource())
    async let watch: Void = {
      await refusal.waitForDisconnect()
      hasLeft.signal()
    }()
    _ = try await shop.send(FollowStock())
    await watch
    let first = await inTime.stream.first { _ in true }
    XCTAssertEqual(first, true)
  }

  func testASecondRefusalIsTheDocumentedFailure() async throws {
    let server = try guarded(by: "none", .status(200))
    let shop = try shop(at: server.url, CountingSource())
    do throws(RequestError<String>) {
      _ = try await shop.send(FollowStock())
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .failure("no"))
    }
    do throws(RequestError<String>) {
      _ = try await shop.stream(FollowStock())
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .failure("no"))
    }
    do throws(DownloadError<String>) {
      try await shop.download(FollowStock(), to: file)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .request(.failure("no")))
    }
    // The next request uses the last token, before it is replaced.
    let tokens = ["t1", "t2", "t2", "t3", "t3", "t4"]
    XCTAssertEqual(server.authorizations, tokens.map { "Bearer \($0)" })
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testADownloadIsTheSecondResponse() async throws {
    let server = try guarded(by: "t2", .text("whole"))
    try await shop(at: server.url, CountingSource()).download(FollowStock(), to: file)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "whole")
    XCTAssertEqual(server.authorizations, ["Bearer t1", "Bearer t2"])
  }

  func testABodyOnDiskIsSentAgainCompletely() async throws {
    let bytes = (0..<700_001).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let source = folder.appendingPathComponent("source")
    try Data(bytes).write(to: source)
    let server = try guarded(by: "t2", .text("taken"))
    let shop = try shop(at: server.url, CountingSource())
    let answer = try await shop.stream(FollowStock(upload: .file(source)))
    let text = try await answer.body.collect(upTo: 100)
    XCTAssertEqual(String(decoding: text, as: UTF8.self), "taken")
    XCTAssertTrue(server.requests.map(\.body) == [bytes, bytes])
  }

  /// Starts a server that accepts one token, and answers others with 401.
  private func guarded(by token: String, _ answer: LoopbackResponse) throws -> LoopbackServer {
    try server { request in
      guard request.headers["Authorization"] == "Bearer \(token)" else {
        return .json(#""no""#, status: 401)
      }
      return answer
    }
  }

  private func shop(at url: String, _ provider: some TokenProvider) throws -> Shop {
    let server = try ServerURL(url)
    return Shop(connection: Connection(server: server, credentials: ["t": .tokens(provider)]))
  }
}

private struct FollowStock: StreamingRequest {
  typealias Reply = ServerSentEvents<Int>
  typealias Failure = String

  static let security = [["t"]]
  var upload: BinaryContent?

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(upload == nil ? .get : .post, "/stock")
    try request.binaryBody(upload, contentType: "image/png")
    return request
  }

  static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    response.status == 200 ? .reply(response.events()) : nil
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Reply, Failure> {
    response.status == 401 ? .failure(try response.json()) : .undocumented
  }
}
