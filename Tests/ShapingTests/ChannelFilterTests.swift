import Shape
import XCTest

/// What a filter leaves of a document that describes channels.
final class ChannelFilterTests: XCTestCase {
  private let document = """
    asyncapi: 3.0.0
    info: { title: House, version: "1" }
    channels:
      lamps:
        address: house/{room}/lamp
        parameters: { room: {} }
        tags: [{ name: light }]
        messages:
          set: { payload: { type: object, properties: { on: { type: boolean } } } }
          state: { payload: { type: object, properties: { watts: { type: number } } } }
      doors:
        address: house/doors
        messages: { opened: { payload: { type: object, properties: { by: { type: string } } } } }
      alarms: { address: house/alarms }
    operations:
      setLamp:
        action: receive
        channel: { $ref: "#/channels/lamps" }
        messages: [{ $ref: "#/channels/lamps/messages/set" }]
      tellLamp:
        action: send
        channel: { $ref: "#/channels/lamps" }
        messages: [{ $ref: "#/channels/lamps/messages/state" }]
      tellDoor: { action: send, channel: { $ref: "#/channels/doors" }, tags: [{ name: safety }] }
    """

  func testOperationsAddressesAndTagsChoose() throws {
    let lamp = "lamps: out set"
    let both = "lamps: in state, out set"
    let door = "doors: in opened"
    for (chosen, expected) in [
      ("operations: [setLamp]", [lamp]),
      ("paths: ['house/{room}/*']", [both]),
      ("tags: [light]", [both]),
      ("tags: [safety]", [door]),
      ("paths: [house/alarms]", ["alarms: "]),
      ("paths: ['*']", [both, door, "alarms: "]),
    ] { XCTAssertEqual(try ways("include: { \(chosen) }"), expected, chosen) }
  }

  func testExclusionsTakeAwayTheirModelsAsWell() throws {
    let filter = "exclude: { paths: [house/doors], operations: [tellLamp] }"
    XCTAssertEqual(try ways(filter), ["lamps: out set", "alarms: "])
    let service = try XCTUnwrap(sample(filter).service)
    XCTAssertEqual(service.models.map(\.name), ["set", "outgoing"])
    XCTAssertEqual(service.omissions.channels, ["doors"])
    XCTAssertEqual(service.omissions.messages, [.init("state", of: "lamps")])
  }

  func testAWordThatChoosesNothingIsAnError() throws {
    let found = try sample("include: { operations: [tellDor] }").diagnostics
    XCTAssertEqual(
      found.first,
      "bindings.yaml:4:9: error: no operation has the operation “tellDor”, so that it chooses"
        + " nothing [unused-rule]"
        + "\n  help: did you mean “tellDoor”?"
    )
  }

  /// What refers to a channel that nobody wants keeps what the schema says.
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
    let found = try sample("exclude: { paths: [house/doors, house/alarms] }", of: document)
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
