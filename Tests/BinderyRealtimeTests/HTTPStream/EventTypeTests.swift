import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of server-sent events whose types are the names of messages.
final class EventTypeTests: TimedTestCase {
  private let clock = ManualClock()

  private func client(_ events: String) -> RealtimeClient {
    let head = HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"])
    var options = RealtimeOptions()
    options.httpTransport = StubTransport([
      .chunks(head, [Array(events.utf8)]), .response(HTTPResponse(status: 204)),
    ])
    options.clock = clock
    let server = RealtimeServer("https://shop.example", transport: .httpStream)
    return RealtimeClient(server: server, options: options)
  }

  private static func messages(
    of client: RealtimeClient
  ) async throws -> [DoorChannel.Incoming] {
    var messages: [DoorChannel.Incoming] = []
    for try await message in try await client.channel(DoorChannel()).incoming {
      messages.append(message)
      if message == .closed("end") { break }
    }
    return messages
  }

  /// The contents of both messages are the same.
  func testTheEventTypeDecides() async throws {
    let client = client(
      """
      event: closed
      data: {"door": "a"}

      event: opened
      data: {"door": "b"}

      data: {"door": "c"}

      event: message
      data: {"door": "d"}

      event: jammed
      data: {"door": "e"}

      event: door-closed
      data: {"door": "end"}


      """
    )
    let messages = try await Self.messages(of: client)
    XCTAssertEqual(
      messages,
      [.closed("a"), .opened("b"), .opened("c"), .opened("d"), .opened("e"), .closed("end")]
    )
    XCTAssertEqual(client.unhandledCount, 0)
  }

  /// An event is no other message, although its data would match one.
  func testDataThatDoNotMatchTheEventType() async throws {
    let client = client(
      """
      event: closed
      data: {"window": "a"}

      event: closed
      data: nonsense

      event: closed
      data: {"door": "end"}


      """
    )
    let messages = try await Self.messages(of: client)
    XCTAssertEqual(messages, [.closed("end")])
    XCTAssertEqual(client.unhandledCount, 2)
    var unhandled = client.unhandled.makeAsyncIterator()
    for _ in 0..<2 {
      let message = try await unhandled.next()
      XCTAssertEqual(message?.eventType, "closed")
      XCTAssertNotNil(message?.error)
    }
  }

  /// A channel whose messages have the event type is preferred to one with more evidence.
  func testTheEventTypeDecidesOnTheChannel() async throws {
    let (sockets, client) = scripted()
    let windows = try await client.channel(WindowChannel()).incoming
    let doors = try await client.channel(DoorChannel()).incoming
    let socket = try await sockets.socket(0)
    for type in ["closed", "window", nil] {
      try await socket.deliver(.text(#"{"door": "a", "window": "w"}"#), eventType: type)
    }
    socket.close(1008, reason: "the end")
    let values: JSONValue = ["door": "a", "window": "w"]
    let readDoors = await Self.all(of: doors)
    XCTAssertEqual(readDoors, [.closed("a")])
    let readWindows = await Self.all(of: windows)
    XCTAssertEqual(readWindows, [.window(values), .window(values)])
  }

  /// Of channels that have a message with the event type, the content decides.
  func testTheContentDecidesAmongChannelsWithTheEventType() async throws {
    let (sockets, client) = scripted()
    let doors = try await client.channel(DoorChannel()).incoming
    let gates = try await client.channel(GateChannel()).incoming
    let socket = try await sockets.socket(0)
    try await socket.deliver(.text(#"{"door": "a"}"#), eventType: "closed")
    try await socket.deliver(.text(#"{"gate": "b"}"#), eventType: "closed")
    socket.close(1008, reason: "the end")
    let readDoors = await Self.all(of: doors)
    XCTAssertEqual(readDoors, [.closed("a")])
    let readGates = await Self.all(of: gates)
    XCTAssertEqual(readGates, [.closed(["gate": "b"])])
  }

  /// The default type is stated, too, and a message may have it as its name.
  func testTheDefaultTypeMayBeStated() async throws {
    let client = client("event: message\ndata: {\"gate\": \"a\"}\n\ndata: {\"gate\": \"b\"}\n\n")
    var gates = try await client.channel(GateChannel()).incoming.makeAsyncIterator()
    let first = try await gates.next()
    XCTAssertEqual(first, .message(["gate": "a"]))
    let second = try await gates.next()
    XCTAssertEqual(second, .closed(["gate": "b"]))
  }

  /// The messages up to the error at the end.
  private static func all<Message>(of messages: RealtimeMessages<Message>) async -> [Message] {
    var all: [Message] = []
    do {
      for try await message in messages { all.append(message) }
    } catch {
      XCTAssert(error is RealtimeError, "\(error)")
    }
    return all
  }

  private func scripted() -> (ScriptedSockets, RealtimeClient) {
    let sockets = ScriptedSockets()
    let options = RealtimeOptions(policy: .standard, transport: sockets)
    let client = RealtimeClient(server: RealtimeServer("wss://shop.example"), options: options)
    return (sockets, client)
  }

  /// Fakes state the messages as the service does.
  func testFakesStateTheMessage() async throws {
    let fakes = FakeChannels()
    let fake = fakes.channel(DoorChannel())
    try fake.deliver(.closed("a"))
    try fake.deliver(.opened("b"))
    fake.deliver(text: #"{"door": "c"}"#)
    try fake.deliver(.closed("end"))
    let messages = try await Self.messages(of: fakes.client)
    XCTAssertEqual(messages, [.closed("a"), .opened("b"), .opened("c"), .closed("end")])
  }

  func testScriptedChannelsStateTheMessage() async throws {
    let (sockets, client) = scripted()
    async let messages = Self.messages(of: client)
    let doors = try await sockets.channel(DoorChannel())
    try await doors.deliver(.closed("a"))
    try await doors.deliver(.closed("end"))
    let received = try await messages
    XCTAssertEqual(received, [.closed("a"), .closed("end")])
  }
}

/// A channel at the same address, with messages that require more.
private struct WindowChannel: MessageChannel {
  static let template = ChannelAddress("/doors")
  static let incomingSignatures: JSONSignatures = [
    .object(required: ["door", "window"], properties: ["door", "window"])
  ]

  var parameters: [String] { [] }

  typealias Outgoing = UndescribedMessages

  enum Incoming: TypedEvent {
    case window(JSONValue)

    static let messageNames: [String] = ["window"]

    var messageName: String? { "window" }

    init(from json: inout JSONReader) throws(JSONError) {
      self = .window(try JSONValue(from: &json))
    }

    func encode(into json: inout JSONWriter) {}
  }
}

/// A channel at the same address, with a message of the same name, and one of the default type.
private struct GateChannel: MessageChannel {
  static let template = ChannelAddress("/doors")
  static let incomingSignatures: JSONSignatures = [
    .object(required: ["gate"], properties: ["gate"])
  ]

  var parameters: [String] { [] }

  typealias Outgoing = UndescribedMessages

  enum Incoming: TypedEvent {
    case closed(JSONValue)
    case message(JSONValue)

    static let messageNames: [String] = ["closed", "message"]

    var messageName: String? {
      switch self {
      case .closed: "closed"
      case .message: "message"
      }
    }

    init?(eventType: String, from json: inout JSONReader) throws(JSONError) {
      switch eventType {
      case "closed": self = .closed(try JSONValue(from: &json))
      case "message": self = .message(try JSONValue(from: &json))
      default: return nil
      }
    }

    init(from json: inout JSONReader) throws(JSONError) {
      self = .closed(try JSONValue(from: &json))
    }

    func encode(into json: inout JSONWriter) {}
  }
}
