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

  /// That with the same name; a variable has the value that the caller chose for the client.
  func testTheClientsServerChoosesThatOfAnOperation() async throws {
    let table = [
      (Wire.production, "https://files.wire.test/v1/elsewhere"),
      (Wire.anyMachine(), "http://files.localhost:8080/elsewhere"),
      (Wire.anyMachine(host: "h", base: "x/"), "http://files.h:8080/elsewhere"),
    ]
    for (server, url) in table {
      let stub = StubTransport(HTTPResponse(status: 204))
      try await Wire(server: server, transport: stub).elsewhereByName()
      let urls = await stub.exchanges.map(\.url)
      XCTAssertEqual(urls, [url])
    }
  }

  /// A request must not get to a server for other users, such as another region's.
  func testAChosenValueThatTheOperationDoesNotListIsRefused() async throws {
    let stub = StubTransport(HTTPResponse(status: 204))
    let wire = Wire(server: Wire.anyMachine(port: .value9090), transport: stub)
    do {
      try await wire.elsewhereByName()
      XCTFail("sent to another port")
    } catch {
      guard case .invalidRequest(let reason) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(
        "\(reason)",
        "server: the operation has no server whose variable port is"
          + " \"9090\", only \"8080\"; set one in the connection's operationServers"
      )
    }
    let count = await stub.exchanges.count
    XCTAssertEqual(count, 0)
  }

  /// The server of a single operation comes before that of the document, and of a test.
  func testTheCallerSetsTheServerOfAnOperation() async throws {
    for server in [Wire.production, Wire.anyMachine(port: .value9090), try ServerURL("http://t")] {
      let stub = StubTransport(HTTPResponse(status: 204), HTTPResponse(status: 204))
      var wire = Wire(server: server, transport: stub)
      wire.connection.operationServers[ElsewhereByName.self] = ElsewhereByName.anyMachine(
        host: "other"
      )
      try await wire.elsewhereByName()
      wire.connection.operationServers[ElsewhereByName.self] = try ServerURL("http://mine")
      try await wire.elsewhereByName()
      let urls = await stub.exchanges.map(\.url)
      XCTAssertEqual(urls, ["http://files.other:8080/elsewhere", "http://mine/elsewhere"])
    }
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

  /// OpenAPI: a relative URL is resolved against that of the document, which the client's replaces.
  func testAPathReplacesThatOfTheClientsServer() async throws {
    let table = [
      (Wire.production, "https://api.wire.test/v2/elsewhere"),
      (Wire.anyMachine(host: "h", port: .value9090), "http://h:9090/v2/elsewhere"),
      (try ServerURL("http://localhost:8080"), "http://localhost:8080/v2/elsewhere"),
      (try ServerURL("http://localhost:8080/test/"), "http://localhost:8080/v2/elsewhere"),
      (ServerURL(path: "/v1", at: try ServerURL("http://p/wire")), "http://p/wire/v2/elsewhere"),
    ]
    for (server, url) in table {
      let stub = StubTransport(HTTPResponse(status: 204))
      try await Wire(server: server, transport: stub).elsewhereAtPath()
      let urls = await stub.exchanges.map(\.url)
      XCTAssertEqual(urls, [url])
    }
  }

  /// One that is not only a path is for the document's servers alone.
  func testAPathIsOneOfSeveralServers() async throws {
    let table = [
      (Wire.production, nil, "https://api.wire.test/files/v2/elsewhere"),
      (try ServerURL("http://t/v1"), nil, "http://t/files/v2/elsewhere"),
      (Wire.anyMachine(), nil, "http://files.localhost:9090/elsewhere"),
      (Wire.anyMachine(host: "h", port: .value9090), nil, "http://files.h:9090/elsewhere"),
      (Wire.production, ElsewhereAtVersion.root, "https://api.wire.test/elsewhere"),
      (
        try ServerURL("http://t/v1"), ElsewhereAtVersion.files(version: .v3),
        "http://t/files/v3/elsewhere"
      ),
    ]
    for (server, own, url) in table {
      let stub = StubTransport(HTTPResponse(status: 204))
      var wire = Wire(server: server, transport: stub)
      wire.connection.operationServers[ElsewhereAtVersion.self] = own
      try await wire.elsewhereAtVersion()
      let urls = await stub.exchanges.map(\.url)
      XCTAssertEqual(urls, [url])
    }
  }

  /// The same list of values is the same type, so that one value fits both.
  func testAnOperationHasTheTypesOfTheClientsVariables() {
    let port = Wire.ServerPort.value8080
    XCTAssertEqual(
      [Wire.anyMachine(port: port), ElsewhereAtVersion.anyMachine(port: port)].map(\.string),
      ["http://localhost:8080/v1/", "http://files.localhost:8080/"]
    )
  }

  /// A client needs a host.
  func testAPathIsNoServerOfAClient() async throws {
    let stub = StubTransport(HTTPResponse(status: 204))
    do {
      try await Wire(server: ElsewhereAtVersion.root, transport: stub).elsewhereAtPath()
      XCTFail("sent")
    } catch {
      guard case .invalidRequest(let reason) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(reason.parameter, "server")
    }
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
