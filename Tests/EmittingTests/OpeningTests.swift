import Foundation
import XCTest

/// The generated channels as recorded sessions were opened.
final class OpeningTests: XCTestCase {
  private static let document = """
    asyncapi: 3.0.0
    info: { title: Shop, version: "1" }
    servers:
      live:
        host: "{region}.shop.example"
        pathname: /v1
        protocol: wss
        variables: { region: { enum: [eu, us], default: eu } }
    channels:
      orders:
        address: stores/{store}/{kind}
        parameters: { store: {}, kind: { enum: [new, old] } }
        bindings:
          ws:
            query:
              type: object
              required: [version]
              properties: { version: { type: integer }, since: { type: string } }
            headers: { type: object, properties: { X-Trace: { type: string } } }
        messages:
          order: { payload: { type: object, required: [order], properties: { order: { type: string } } } }
    operations:
      listen: { action: send, channel: { $ref: "#/channels/orders" } }
    """

  private func routing(_ url: String) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = """
      { "log": { "version": "1.2", "entries": [
        { "request": { "method": "GET", "url": "\(url)",
            "headers": [{ "name": "x-trace", "value": "t" }] },
          "response": { "status": 101 },
          "_webSocketMessages": [
            { "type": "receive", "time": 1, "opcode": 1, "data": "{\\"order\\":\\"o\\"}" }
          ] }
      ] } }
      """
    let files = (folder.appending(path: "shop.yaml"), folder.appending(path: "shop.har"))
    try Self.document.write(to: files.0, atomically: true, encoding: .utf8)
    try archive.write(to: files.1, atomically: true, encoding: .utf8)
    let emission = try ContractEmission(document: files.0, recordings: files.1)
    return emission.files(module: "Shop", recordings: ".")["RoutingContractTests.swift"]
  }

  func testRecordedValuesOpenTheChannel() throws {
    let url = "wss://us.shop.example/v1/stores/a%2F7/new?version=2&since=x%20y&key=secret"
    let text = try XCTUnwrap(try routing(url))
    XCTAssert(
      text.contains(
        """
                    openings: [
                      "shop.har #0": OrdersChannel(
                        store: "a/7",
                        kind: .new,
                        version: 2,
                        since: "x y",
                        xTrace: "t"
                      )
                    ],
                    query: ["version", "since"],
                    headers: ["X-Trace"]
        """
      ),
      text
    )
    XCTAssert(text.contains("on: [Shop.live()]"), text)
  }

  /// A channel that only recorded values can open isn't replayed without them.
  func testASessionWithoutARequiredValueIsNotReplayed() throws {
    XCTAssertNil(try routing("wss://us.shop.example/v1/stores/7/new"))
  }
}
