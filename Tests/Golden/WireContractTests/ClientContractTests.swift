// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Wire
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(Wire.production.string, "https://api.wire.test/v1")
    XCTAssertEqual(Wire.anyMachine().string, "http://localhost:8080/v1/")
  }

  func testCredentials() {
    XCTAssertEqual(
      Wire(credentials: .init(keyHeader: "demo:demo")).connection.credentials,
      ["keyHeader": .apiKey("demo:demo", header: "X-Key")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(keyQuery: "demo:demo")).connection.credentials,
      ["keyQuery": .apiKey("demo:demo", query: "api key")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(keyCookie: "demo:demo")).connection.credentials,
      ["keyCookie": .apiKey("demo:demo", cookie: "sid")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(basic: (user: "demo", password: "demo"))).connection.credentials,
      ["basic": .basic(user: "demo", password: "demo")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(bearer: "demo:demo")).connection.credentials,
      ["bearer": .bearer("demo:demo")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(other: "demo:demo")).connection.credentials,
      ["other": .authorization("Token", "demo:demo")]
    )
    XCTAssertEqual(
      Wire(credentials: .init(oauth: .token("demo:demo"))).connection.credentials.map(\.key),
      ["oauth"]
    )
    XCTAssertEqual(
      Wire(credentials: .init(openID: .token("demo:demo"))).connection.credentials.map(\.key),
      ["openID"]
    )
  }

  func testConstants() {
    XCTAssertEqual(Problem.Code.knownValues.map(\.rawValue), ["lost", "gone"])
    XCTAssertEqual(QueryKinds.Order.knownValues.map(\.rawValue), ["a-z", "z a"])
    XCTAssertEqual(AnswerHeaders.XOrder.knownValues.map(\.rawValue), ["up", "down"])
    XCTAssertEqual(SampleParameters.Order.knownValues.map(\.rawValue), ["", "a,z", "z-a", "up"])
    XCTAssertEqual(SampleParameters.OrdersItem.knownValues.map(\.rawValue), ["up", "down"])
  }
}
