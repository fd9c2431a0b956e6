import BinderyRuntime
import BinderyTesting
import Depot
import Foundation
import XCTest

/// Tests of the responses, servers and security schemes of Swagger 2.0.
final class ResponseTests: DepotTestCase {
  func testHeadersOfAResponse() async throws {
    let json = #"[{"weight":1,"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF","state":"lost"}]"#
    let answer = LoopbackResponse.response(
      200,
      headers: ["Content-Type": "application/json", "X-Total": "7"],
      body: Array(json.utf8)
    )
    _ = try await arrived(answer: answer) {
      let reply = try await $0.listParcels()
      XCTAssertEqual(reply.xTotal, 7)
      XCTAssertEqual(reply.body.map(\.state.rawValue), ["lost"])
    }
  }

  func testASharedResponse() async throws {
    let answer = LoopbackResponse.response(
      429,
      headers: ["Content-Type": "application/json", "Retry-After": "3", "X-Limits": "10,20"],
      body: Array(#"{"message":"slow down"}"#.utf8)
    )
    _ = try await arrived(answer: answer) { depot in
      do {
        _ = try await depot.listParcels()
        XCTFail("no error")
      } catch RequestError<ListParcels.Failure>.failure(.tooManyRequests(let failure)) {
        XCTAssertEqual(failure.body.message, "slow down")
        XCTAssertEqual(failure.retryAfter, 3)
        XCTAssertEqual(failure.xLimits, [10, 20])
      }
    }
  }

  func testADiscriminator() async throws {
    _ = try await arrived(answer: .json(#"[{"kind":"Van","volume":2},{"kind":"Sled"}]"#)) {
      let vehicles = try await $0.search(body: Search.Body(text: "x"))
      guard case .van(let van)? = vehicles.first else { return XCTFail("\(vehicles)") }
      XCTAssertEqual(van.volume, 2)
      XCTAssertEqual(vehicles.count, 2)
    }
  }

  func testServers() throws {
    XCTAssertEqual(Depot.server.string, "https://depot.example/v1")
    XCTAssertEqual(Depot.server2.string, "http://depot.example/v1")
    let export = try Export().httpRequest()
    XCTAssertEqual(export.server?.string, "http://depot.example/v1")
  }

  func testFlowsOfOAuth2() {
    XCTAssertEqual(Depot.StaffTokens.authorizationURL, "https://depot.example/authorize")
    XCTAssertEqual(Depot.StaffTokens.tokenURL, "https://depot.example/token")
    XCTAssertEqual(Depot.MachinesTokens.tokenURL, "https://depot.example/token")
  }
}
