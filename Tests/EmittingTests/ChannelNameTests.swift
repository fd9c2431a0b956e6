import Emitting
import XCTest

/// Conflicts between names of channels and messages, and the renames that resolve them.
final class ChannelNameTests: XCTestCase {
  private let document = """
    asyncapi: 3.0.0
    info: { title: Home, version: "1" }
    channels:
      user/x:
        address: user/x
        messages:
          light-on: { $ref: "#/components/messages/Light" }
          lightOn: { payload: { properties: { b: { type: string } } } }
      user-x:
        address: user-x
        messages: { lightOn: { payload: { properties: { c: { type: string } } } } }
    components:
      messages: { Light: { payload: { properties: { a: { type: string } } } } }
      schemas: { Light: { properties: { d: { type: string } } } }
    """

  func testEachConflictHasARename() throws {
    let conflicts = try Emission(document).emitter.conflicts
    XCTAssertEqual(
      conflicts.map { "\($0.message): \($0.fix)" },
      [
        """
        the Swift name ‘Light’ of the schema “Light” is already in use; ‘LightMessage’ is used: \
        renames: [{ pointer: "#/components/messages/Light/payload", to: …, because: … }]
        """,
        """
        the Swift name ‘UserXChannel’ of the channel “user-x” is already in use; ‘UserXChannel2’ \
        is used: renames: [{ channel: "user-x", to: …, because: … }]
        """,
        """
        the Swift name ‘lightOn’ of the message “light-on” is already in use; ‘lightOnValue’ is \
        used: renames: [{ message: "light-on", of: "user/x", to: …, because: … }]
        """,
      ]
    )
  }

  /// A message with one name in both directions is two types if each direction describes it.
  func testAPrefixDistinguishesDirections() throws {
    let text = try text(
      """
      asyncapi: 2.6.0
      info: { title: Home, version: "1" }
      channels:
        chat:
          publish: { message: { name: note, payload: { properties: { b: { type: string } } } } }
          subscribe: { message: { name: note, payload: { properties: { c: { type: string } } } } }
      """
    )
    for declared in [
      "struct Note:", "struct OutgoingNote:", "case note(Note)", "case note(OutgoingNote)",
    ] { XCTAssert(text.contains(declared), declared + " is not in\n" + text) }
  }

  /// The key of version 2 is an address, whose parameters are parameters of the method, too.
  func testMethodsOmitTheParametersOfAddresses() throws {
    let text = try text(
      """
      asyncapi: 2.6.0
      info: { title: Home, version: "1" }
      servers: { live: { url: "wss://home.example", protocol: wss } }
      channels:
        rooms/{room}/talks/{talk}: { subscribe: { message: { name: note, payload: {} } } }
        rooms/{room}: { subscribe: { message: { name: change, payload: {} } } }
        "{anything}": { subscribe: { message: { name: other, payload: {} } } }
        all-rooms: { subscribe: { message: { name: event, payload: {} } } }
      """
    )
    for declared in [
      "func roomsTalks(", "func rooms(", "func anything(", "func allRooms(",
    ] { XCTAssert(text.contains(declared), declared + " is not in\n" + text) }
  }

  /// The wildcards of a level depend on the broker.
  func testNamesOmitWildcardLevels() throws {
    for (address, name) in [
      ("billing.invoice.#", "BillingInvoiceChannel"), ("home/+/alarm/#", "HomeAlarmChannel"),
      ("time.*.>", "TimeChannel"),
      ("tag#1/c++", "TagNumberSign1CPlusPlusChannel"),
    ] {
      let text = try text(
        """
        asyncapi: 2.6.0
        info: { title: Home, version: "1" }
        channels: { "\(address)": { subscribe: { message: { payload: { type: string } } } } }
        """
      )
      XCTAssert(text.contains("struct \(name):"), "\(name) is not in\n" + text)
    }
  }

  private func text(_ document: String) throws -> String {
    try Emission(document).emitter.files.map(\.text).joined()
  }

  func testRenamesResolveConflicts() throws {
    let renames = [
      Rename(kind: .pointer, name: "#/components/messages/Light/payload", to: "Lamp"),
      Rename(kind: .channel, name: "user-x", to: "OtherChannel"),
      Rename(kind: .message, name: "light-on", owner: "user/x", to: "lamp"),
      Rename(kind: .pointer, name: "#/channels/user-x/incoming", to: "FromOther"),
    ]
    let emitter = try Emission(document, .init(renames: renames)).emitter
    XCTAssertEqual(emitter.conflicts.map(\.message), [])
    XCTAssertEqual(emitter.unusedRenames, [])
    let text = emitter.files.map(\.text).joined()
    for declared in [
      "struct Lamp:", "struct Light:", "struct UserXChannel:", "struct OtherChannel:",
      "case lamp(Lamp)", "case lightOn(", "enum FromOther:",
    ] { XCTAssert(text.contains(declared), declared + " is not in\n" + text) }
  }

  /// A renamed channel keeps its name when another channel is added before it.
  func testAnEarlierChannelDoesNotTakeARename() throws {
    let renames = [Rename(kind: .channel, name: "user/x", to: "UserChannel")]
    let changed = document.replacingOccurrences(
      of: "channels:\n",
      with: "channels:\n  user: { address: user }\n"
    )
    let emitter = try Emission(changed, .init(renames: renames)).emitter
    XCTAssertEqual(emitter.unusedRenames, [])
    let text = emitter.files.map(\.text).joined()
    XCTAssert(text.contains("\"user/x\""), text)
    XCTAssert(text.contains("struct UserChannel2:") || text.contains("enum UserChannel2:"), text)
  }

  /// Wildcards of MQTT, and the prefix of shared subscriptions.
  func testNamesOmitWildcardsOfMQTT() throws {
    for (address, name) in [
      ("$share/group/events/+/#", "ShareGroupEventsChannel"),
      ("lamps/+/state", "LampsStateChannel"),
      ("$/{id}/#", "IdChannel"), ("+/#", "HomeChannel"), ("c#/a+b", "CNumberSignAPlusBChannel"),
    ] {
      let channels = "channels: { '\(address)': { subscribe: { message: { payload: {} } } } }\n"
      let info = "info: { title: Home, version: '1' }\n"
      let text = try Emission("asyncapi: 2.6.0\n" + info + channels).emitter.files.map(\.text)
        .joined()
      XCTAssert(text.contains("struct \(name):"), name + " is not in\n" + text)
    }
  }
}
