import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The sequence of a channel's events.
final class EventStreamTests: TimedTestCase {
  private typealias Server = SubscribeServer
  private let queue = DispatchQueue(label: "listener")

  func testEveryKindOfEventIsReceived() async throws {
    let kinds = ["message", "signal", "presence", "metadata", "action", "file", "last message"]
    let pubnub = try client(of: Self.ofEachKind)
    let received = try await read(pubnub.events(on: "c", withPresence: true), kinds.count)
    XCTAssertEqual(received, kinds)
  }

  func testPresenceIsReceivedIfItIsRequested() async throws {
    let kinds = ["message", "signal", "metadata", "action", "file", "last message"]
    let pubnub = try client(of: Self.ofEachKind)
    pubnub.subscribe(to: ["c-pnpres"])
    let received = try await read(pubnub.events(on: "c"), kinds.count)
    XCTAssertEqual(received, kinds)
  }

  func testASlowReaderReceivesTheNumberOfDroppedEvents() async throws {
    let count = EventsChannel.buffer.bound + 3
    let isHeard = PendingResponse()
    let pubnub = try client(of: Server.messages(1...Timetoken(count)), after: isHeard)
    let reader = pubnub.events(on: "c").makeAsyncIterator()
    let received = EventLog()
    let listener = EventListener(queue: queue, onEvents: { received.add("\($0.count)") })
    pubnub.addEventListener(listener)
    // A listener doesn't receive events from before it was added.
    isHeard.fulfill { LoopbackResponse([]) }
    try await received.wait(for: "\(count)")
    let read = EventLog()
    let reading = Task {
      var reader = reader
      while let event = try await reader.next() {
        read.add("\(event.event.kind) after \(event.droppedBefore)")
      }
    }
    defer { reading.cancel() }
    let words = try await read.first(2)
    XCTAssertEqual(words.prefix(2), ["message after 3", "message after 0"])
    withExtendedLifetime(listener) {}
  }

  func testAFinalFailureEndsTheSequence() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let received = try await read(PubNub(to: server).events(on: "c"), 1)
    XCTAssertEqual(received, ["forbidden"])
  }

  func testTheSubscriptionOfAReaderEndsWithIt() throws {
    let server = try LoopbackServer { _ in .stall() }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let events = pubnub.events(on: "c", withPresence: true)
    XCTAssertEqual(pubnub.subscribedChannels, [], "no reader has begun")
    var reader: PubNubEventSequence.AsyncIterator? = events.makeAsyncIterator()
    XCTAssertEqual(pubnub.subscribedChannels, ["c", "c-pnpres"])
    withExtendedLifetime(reader) {}
    reader = nil
    XCTAssertEqual(pubnub.subscribedChannels, [])
  }

  /// Returns the kinds of the first events, or the reason of the failure.
  private func read(_ events: PubNubEventSequence, _ count: Int) async throws -> [String] {
    let received = EventLog()
    let reading = Task {
      do {
        for try await event in events { received.add(event.event.kind) }
      } catch {
        received.add("\(error.pubNubError?.reason ?? .unknown)")
      }
    }
    defer { reading.cancel() }
    return Array(try await received.first(count).prefix(count))
  }

  private static let ofEachKind = [
    Server.message("1", at: 11),
    Server.message("2", at: 12, on: "other"),
    Server.message("3", at: 13, more: #","e":1"#),
    Server.message(
      #"{"action":"join","uuid":"ann","occupancy":1,"timestamp":14}"#,
      at: 14,
      on: "c-pnpres"
    ),
    Server.message(
      #"""
      {"source":"objects","version":"2.0","event":"delete","type":"channel","data":{"id":"c"}}
      """#,
      at: 15,
      more: #","e":2"#
    ),
    Server.message(
      #"""
      {"source":"actions","version":"1.0","event":"added","data":{"messageTimetoken":"11",\#
      "actionTimetoken":"16","type":"reaction","value":"+1"}}
      """#,
      at: 16,
      more: #","e":3"#
    ),
    Server.message(#"{"file":{"id":"i","name":"n"}}"#, at: 17, more: #","e":4"#),
    Server.message(#""last""#, at: 18),
  ].joined(separator: ",")

  /// A client of a server that sends these messages after the handshake, to polls for the channel.
  private func client(
    of messages: String,
    after pendingResponse: PendingResponse? = nil
  ) throws -> PubNub {
    let first: [LoopbackResponse.Step] = pendingResponse.map { [.pendingResponse($0)] } ?? []
    let script = Server([]) { request in
      let channels = request.path.split(separator: "/")[3].split(separator: ",")
      return switch request.query["tt"] {
      case "0": .json(Server.envelope(10))
      case "10" where channels.contains("c"):
        LoopbackResponse(first + LoopbackResponse.json(Server.envelope(20, messages)).steps)
      default: .stall()
      }
    }
    let server = try LoopbackServer { script.answer($0) }
    addTeardownBlock { server.stop() }
    return PubNub(to: server)
  }
}

extension PubNubEvent {
  fileprivate var kind: String {
    switch self {
    case .messageReceived(let message):
      message.payload.codableValue == "last" ? "last message" : "message"
    case .signalReceived: "signal"
    case .presenceChanged: "presence"
    case .messageActionChanged: "action"
    case .fileChanged: "file"
    case .appContextChanged: "metadata"
    }
  }
}
