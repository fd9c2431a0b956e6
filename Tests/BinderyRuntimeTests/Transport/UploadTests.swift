import BinderyTesting
import Foundation
import TestSupport
import XCTest

@testable import BinderyRuntime

/// Tests of bodies on disk.
final class UploadTests: TransportTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("bindery-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testAFileIsSentUnchanged() async throws {
    let server = try server { _ in .status(204) }
    let bytes = pattern(count: 20_000_003)
    let url = try file("a.bin", bytes)
    var request = try HTTPRequest(.put, "/")
    try request.binaryBody(.file(url), contentType: "image/png")
    try await send(request, to: server)
    let arrived = try XCTUnwrap(server.requests.first)
    XCTAssertTrue(arrived.body == bytes)
    XCTAssertEqual(arrived.headers["Content-Length"], "20000003")
    XCTAssertEqual(arrived.headers["Content-Type"], "image/png")
    XCTAssertNil(arrived.headers["Transfer-Encoding"])
  }

  func testSegmentsAreSentInOrder() async throws {
    let server = try server { _ in .status(204) }
    let (one, two, none) = (
      try file("1", pattern(count: 200_000)), try file("2", [1, 2, 3]), try file("3", [])
    )
    let body = HTTPBody.segments([
      .bytes([9]), .file(try HTTPBodyFile(path: one.path)), .bytes([]),
      .file(try HTTPBodyFile(path: none.path)), .file(try HTTPBodyFile(path: two.path)),
      .bytes([8, 7]),
    ])
    _ = try await transport.perform(HTTPExchange(url: server.url, method: .post, body: body))
    let expected = [9] + pattern(count: 200_000) + [1, 2, 3, 8, 7]
    XCTAssertTrue(server.requests.first?.body == expected)
    XCTAssertTrue(try body.read() == expected)
    XCTAssertEqual(body.count, expected.count)
  }

  func testABodyOnDiskIsSentAgainCompletely() async throws {
    let server = try server(script: .text("first"), .closed, .text("again"))
    let bytes = pattern(count: 300_000)
    let body = HTTPBody.segments([
      .bytes([1]), .file(try HTTPBodyFile(path: try file("a", bytes).path)),
    ])
    _ = try await get(server.url)
    let exchange = HTTPExchange(url: server.url, method: .put, body: body)
    let response = try await transport.perform(exchange)
    XCTAssertEqual(response.string, "again")
    XCTAssertTrue(server.requests.map(\.body) == [[], [1] + bytes, [1] + bytes])
  }

  func testABodyOnDiskIsSentAgainAfterARedirect() async throws {
    let moved = LoopbackResponse.response(307, headers: ["Location": "/there"])
    let server = try server(script: moved, .text("there"))
    let bytes = pattern(count: 300_000)
    let body = HTTPBody.segments([.file(try HTTPBodyFile(path: try file("a", bytes).path))])
    let exchange = HTTPExchange(
      url: server.url,
      method: .post,
      body: body,
      followsRedirects: true
    )
    let response = try await transport.perform(exchange)
    XCTAssertEqual(response.string, "there")
    XCTAssertTrue(server.requests.map(\.body) == [bytes, bytes])
  }

  func testAFileThatChangesIsNotSent() async throws {
    let changes: [(String, String, (URL) throws -> Void)] = [
      ("shorter", "became shorter", { try Data([1]).write(to: $0) }),
      ("longer", "became longer", { try Data(count: 100_001).write(to: $0) }),
      ("gone", "No such file", { try FileManager.default.removeItem(at: $0) }),
    ]
    for (name, reason, change) in changes {
      let server = try server { _ in .status(204) }
      let url = try file(name, pattern(count: 100_000))
      let body = HTTPBody.segments([.file(try HTTPBodyFile(path: url.path))])
      try change(url)
      let exchange = HTTPExchange(url: server.url, method: .put, body: body)
      guard case .unreadableBody(let text) = await transport.failure(of: exchange) else {
        XCTFail(name)
        continue
      }
      XCTAssertTrue(text.contains(reason), text)
      XCTAssertEqual(server.requests, [], name)
    }
  }

  func testOnlyRegularFilesAreAccepted() async throws {
    for path in [folder.path, "/dev/null", folder.path + "/none", "https://example.com/x"] {
      var request = try HTTPRequest(.put, "/")
      XCTAssertThrowsError(try request.binaryBody(.file(path)), path) { error in
        XCTAssertEqual((error as? InvalidRequest)?.parameter, "body")
      }
      XCTAssertEqual(request.body, .empty)
    }
  }

  /// The buffer of the reader's caller is the only memory for a file.
  func testAFileIsReadInPieces() throws {
    let url = try file("big", [])
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 5_000_000_000)
    try handle.close()
    let reader = HTTPBodyReader(.segments([.file(try HTTPBodyFile(path: url.path))]))
    var space = [UInt8](repeating: 1, count: 65_536)
    XCTAssertEqual(try space.withUnsafeMutableBytes { try reader.read(into: $0) }, 65_536)
    XCTAssertTrue(reader.seek(to: 4_999_999_990))
    XCTAssertEqual(try space.withUnsafeMutableBytes { try reader.read(into: $0) }, 10)
    XCTAssertEqual(try space.withUnsafeMutableBytes { try reader.read(into: $0) }, 0)
    XCTAssertTrue(reader.seek(to: 5_000_000_000))
    XCTAssertFalse(reader.seek(to: 5_000_000_001))
  }

  private func send(_ request: HTTPRequest, to server: LoopbackServer) async throws {
    let exchange = HTTPExchange(
      url: server.url,
      method: request.method,
      headers: request.headers,
      body: request.body
    )
    _ = try await transport.perform(exchange)
  }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return url
  }

  private func pattern(count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(count))
    let block = (0..<8191).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return [UInt8](unsafeUninitializedCapacity: count) { space, filled in
      for index in 0..<count { space[index] = block[index % block.count] }
      filled = count
    }
  }
}
