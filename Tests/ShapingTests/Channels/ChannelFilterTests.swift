import Shape
import XCTest

/// Filters of AsyncAPI documents.
final class ChannelFilterTests: XCTestCase {
  private let document = """
    asyncapi: 3.0.0
    info: { title: Hotel, version: "1" }
    channels:
      lamps:
        address: hotel/{room}/lamp
        parameters: { room: {} }
        tags: [{ name: light }]
        messages:
          set: { payload: { type: object, properties: { on: { type: boolean } } } }
          state: { payload: { type: object, properties: { watts: { type: number } } } }
      doors:
        address: hotel/doors
        messages: { opened: { payload: { type: object, properties: { by: { type: string } } } } }
      alarms: { address: hotel/alarms }
    operations:
      setLamp:
        action: receive
        channel: { $ref: "#/channels/lamps" }
        messages: [{ $ref: "#/channels/lamps/messages/set" }]
      talkLamp:
        action: send
        channel: { $ref: "#/channels/lamps" }
        messages: [{ $ref: "#/channels/lamps/messages/state" }]
      talkDoor: { action: send, channel: { $ref: "#/channels/doors" }, tags: [{ name: safety }] }
    """

  func testOperationsAddressesAndTagsChoose() throws {
    let lamp = "lamps: out set"
    let both = "lamps: in state, out set"
    let door = "doors: in opened"
    for (chosen, expected) in [
      ("operations: [setLamp]", [lamp]),
      ("paths: ['hotel/{room}/*']", [both]),
      ("tags: [light]", [both]),
      ("tags: [safety]", [door]),
      ("paths: [hotel/alarms]", ["alarms: "]),
      ("paths: ['*']", [both, door, "alarms: "]),
    ] { XCTAssertEqual(try ways("include: { \(chosen) }"), expected, chosen) }
  }

  func testExclusionsRemoveTheirModels() throws {
    let filter = "exclude: { paths: [hotel/doors], operations: [talkLamp] }"
    XCTAssertEqual(try ways(filter), ["lamps: out set", "alarms: "])
    let service = try XCTUnwrap(sample(filter).service)
    XCTAssertEqual(service.models.map(\.name), ["set", "outgoing"])
    XCTAssertEqual(service.omissions.channels, ["doors"])
    XCTAssertEqual(service.omissions.messages, [.init("state", of: "lamps")])
  }

  func testReportsPatternsWithoutMatch() throws {
    let found = try sample("include: { operations: [talkDor] }").diagnostics
    XCTAssertEqual(
      found.first,
      "bindings.yaml:4:9: error: no operation has the operation “talkDor” [unused-rule]\n"
        + "  help: did you mean “talkDoor”?"
    )
  }

  /// A reference to an excluded channel has the type of its schema.
  func testAListOfItsMessagesIsPlain() throws {
    let document =
      document + """

        components:
          schemas:
            Log:
              type: array
              x-messages: { $ref: "#/channels/doors" }
              items: { type: object, properties: { at: { type: string } } }
        """
    let found = try sample("exclude: { paths: [hotel/doors, hotel/alarms] }", of: document)
      .diagnostics
    XCTAssertEqual(found, [])
  }

  private func ways(_ filter: String) throws -> [String] {
    try XCTUnwrap(sample(filter).service).channels.map { channel in
      let ways = [("in", channel.incoming), ("out", channel.outgoing)].compactMap { word, way in
        way.map { "\(word) \($0.messages.map(\.name).joined(separator: " "))" }
      }
      return "\(channel.name): \(ways.joined(separator: ", "))"
    }
  }

  private func sample(_ filter: String, of document: String? = nil) throws -> Sample {
    let filter = "{ \(filter), because: a part is enough }"
    return try Sample(["api.yaml": document ?? self.document], filter: filter)
  }
}
