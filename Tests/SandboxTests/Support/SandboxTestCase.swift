import BinderyRuntime
import BinderyTesting
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

/// A test case with a local PubNub, a manual clock, and the generated client.
class SandboxTestCase: TimedTestCase {
  let clock = ManualClock()

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  /// Starts a server that stops with the test.
  func serve(_ settings: SandboxSettings = SandboxSettings()) throws -> Served {
    let sandbox = PubNubSandbox(settings, clock: clock)
    let server = try PubNubServer(sandbox)
    addTeardownBlock { server.stop() }
    return Served(
      sandbox: sandbox,
      server: server,
      api: PubNubAPI(server: try ServerURL(server.url))
    )
  }
}

extension Served {
  func signal(_ signal: JSONValue, on channel: String = "lobby") async throws {
    _ = try await api.sendSignal(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: channel,
      signal: signal
    )
  }

  @discardableResult
  func react(
    _ action: NewMessageAction,
    to message: String,
    on channel: String = "lobby",
    by user: String
  ) async throws -> MessageAction {
    let reply = try await api.addMessageAction(
      subscribeKey: "sub",
      channel: channel,
      messageTimetoken: message,
      body: action,
      uuid: user
    )
    switch reply {
    case .ok(let receipt): return receipt.data
    case .multiStatus(let receipt): return try XCTUnwrap(receipt.data)
    }
  }

  func heartbeat(_ channels: [String], timeout: Int? = nil, by user: String) async throws {
    _ = try await api.sendHeartbeat(
      subscribeKey: "sub",
      channels: channels,
      heartbeat: timeout,
      uuid: user
    )
  }

  /// Returns the users on a channel.
  func users(of channel: String) async throws -> [String] {
    let reply = try await api.hereNow(subscribeKey: "sub", channels: [channel])
    guard case .singleOccupancy(let occupancy) = reply else { return [] }
    return (occupancy.uuids ?? []).compactMap { occupant in
      if case .userId(let user) = occupant { user } else { nil }
    }
  }

  /// Returns the response to a GET request, without the generated client.
  func get(_ target: String) async throws -> HTTPResponse {
    try await send(HTTPExchange(url: server.url + target))
  }

  func post(
    _ target: String,
    _ body: String,
    headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    try await post(target, Array(body.utf8), headers: headers)
  }

  func post(
    _ target: String,
    _ body: [UInt8],
    headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    try await send(
      HTTPExchange(
        url: server.url + target,
        method: .post,
        headers: headers,
        body: .bytes(body)
      )
    )
  }

  func send(_ exchange: HTTPExchange) async throws -> HTTPResponse {
    let transport: any HTTPTransport = .default
    return try await transport.perform(exchange)
  }
}

/// A sandbox with its server and a client.
struct Served: Sendable {
  let sandbox: PubNubSandbox
  let server: PubNubServer
  let api: PubNubAPI

  /// Publishes a message, and returns its timetoken.
  @discardableResult
  func publish(
    _ message: JSONValue,
    on channel: String = "lobby",
    meta: JSONValue? = nil,
    by user: String = "ann"
  ) async throws -> String {
    try await api.publishMessage(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: channel,
      message: message,
      meta: meta,
      uuid: user
    ).timetoken
  }

  /// Polls once for the events after a cursor.
  func poll(
    _ channels: [String] = ["lobby"],
    groups: [String]? = nil,
    after cursor: String? = nil,
    filter: String? = nil,
    by user: String = "bob"
  ) async throws -> SubscribeEnvelope {
    try await api.subscribe(
      subscribeKey: "sub",
      channels: channels,
      channelGroups: groups,
      timetoken: cursor,
      filter: filter,
      uuid: user
    )
  }

  /// Returns the stored messages of a channel.
  func history(
    of channel: String = "lobby",
    start: String? = nil,
    end: String? = nil,
    max: Int? = nil
  ) async throws -> [JSONValue] {
    let page = try await api.fetchHistory(
      subscribeKey: "sub",
      channels: [channel],
      max: max,
      start: start,
      end: end
    )
    return page.channels[channel, default: []].map(\.message)
  }
}

extension SubscribeEnvelope {
  var events: [EventsChannel.Incoming] { (messages ?? []).compactMap(\.event) }

  var presence: [PresenceEvent] {
    events.compactMap { event in
      if case .presence(let presence) = event { presence } else { nil }
    }
  }

  var actions: [ActionEvent] {
    events.compactMap { event in
      if case .messageAction(let action) = event { action } else { nil }
    }
  }

  /// The payloads of plain messages.
  var payloads: [JSONValue] {
    events.compactMap { event in
      if case .message(let message) = event { message.payload } else { nil }
    }
  }
}
