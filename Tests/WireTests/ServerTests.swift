import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// Tests of the URL of a request.
final class ServerTests: XCTestCase {
  func testServersAndTheirVariables() {
    XCTAssertEqual(Wire.production.string, "https://api.wire.test/v1")
    XCTAssertEqual(Wire.anyMachine().string, "http://localhost:8080/v1/")
    XCTAssertEqual(
      Wire.anyMachine(host: "h", port: .value9090, base: "").string,
      "http://h:9090/"
    )
  }

  func testATrailingSlashIsNotSentTwice() async throws {
    let table = [
      (Wire.anyMachine(), "http://localhost:8080/v1/secure/none"),
      (Wire.anyMachine(base: ""), "http://localhost:8080/secure/none"),
      (Wire.production, "https://api.wire.test/v1/secure/none"),
    ]
    for (server, url) in table {
      let stub = StubTransport(HTTPResponse(status: 204))
      try await Wire(server: server, transport: stub).secureNone()
      let urls = await stub.exchanges.map(\.url)
      XCTAssertEqual(urls, [url])
    }
  }

  func testPathsAndOperationsMayHaveTheirOwnServers() async throws {
    let stub = StubTransport(HTTPResponse(status: 204), HTTPResponse(status: 204))
    let wire = Wire(transport: stub)
    try await wire.elsewhereByPath()
    try await wire.elsewhereByOperation()
    let urls = await stub.exchanges.map(\.url)
    XCTAssertEqual(
      urls,
      ["http://path.wire.test/elsewhere", "http://operation.wire.test/base/elsewhere"]
    )
  }

  /// With a test's server, no request may reach the documented one.
  func testACustomServerReceivesEveryRequest() async throws {
    let stub = StubTransport(HTTPResponse(status: 204), HTTPResponse(status: 204))
    let wire = Wire(server: try ServerURL("http://localhost:8080/test"), transport: stub)
    try await wire.elsewhereByPath()
    try await wire.elsewhereByOperation()
    let urls = await stub.exchanges.map(\.url)
    XCTAssertEqual(urls, Array(repeating: "http://localhost:8080/test/elsewhere", count: 2))
  }

  func testRejectsAVariableThatMakesAnInvalidURL() async throws {
    for host in ["a@evil.test", "evil.test?", "h\r\nX: 1", "a b"] {
      let stub = StubTransport(HTTPResponse(status: 204))
      let wire = Wire(server: Wire.anyMachine(host: host), transport: stub)
      do {
        try await wire.secureNone()
        XCTFail("sent to \(host)")
      } catch {
        guard case .invalidRequest = error else { return XCTFail("\(error)") }
      }
    }
  }
}
