import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import Cryptography
import TestSupport
import XCTest

@testable import Sandbox

/// A test case with a local Pusher Channels, a manual clock, and WebSockets as its clients.
class ChannelsServerTestCase: TimedTestCase {
  let clock = ManualClock()

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  /// Starts a server that stops with the test.
  func serve(
    _ settings: ChannelsSettings = ChannelsSettings(),
    recorder: TrafficRecorder? = nil
  ) throws -> ServedChannels {
    let sandbox = ChannelsSandbox(settings, clock: clock, recorder: recorder)
    let server = try ChannelsServer(sandbox)
    addTeardownBlock { server.stop() }
    return ServedChannels(sandbox: sandbox, server: server)
  }
}

struct ServedChannels {
  let sandbox: ChannelsSandbox
  let server: ChannelsServer

  func open(key: String = "demo") async throws -> RawClient {
    RawClient(try await WebSocket.connect(to: server.url(ofKey: key)))
  }

  /// Opens a connection; returns it with its socket ID.
  func connect() async throws -> (RawClient, id: String) {
    let client = try await open()
    let event = try await client.next()
    let data = try JSONValue(parsing: event["data"]?.string ?? "")
    return (client, try XCTUnwrap(data["socket_id"]?.string))
  }

  func send(
    _ method: HTTPMethod,
    _ target: String,
    _ body: String = "",
    headers: HTTPHeaders = [:]
  ) async throws -> HTTPResponse {
    let transport: any HTTPTransport = .default
    return try await transport.perform(
      HTTPExchange(
        url: server.url + target,
        method: method,
        headers: headers,
        body: .bytes(Array(body.utf8))
      )
    )
  }

  /// Sends a request to the HTTP API.
  func sendSigned(
    _ method: HTTPMethod,
    _ path: String,
    _ body: String = ""
  ) async throws -> HTTPResponse {
    let digest = try MD5.digest(of: Array(body.utf8)).hexadecimal
    let query =
      "auth_key=demo&auth_timestamp=1700000000&auth_version=1.0&body_md5=\(digest)"
    let signature = sandbox.settings.credentials.signature(of: "\(method)\n\(path)\n\(query)") ?? ""
    return try await send(method, "\(path)?\(query)&auth_signature=\(signature)", body)
  }

  /// Returns the response of an auth endpoint.
  func authorize(_ path: String, _ form: String) async throws -> JSONValue {
    try JSONValue(parsing: try await send(.post, path, form).text())
  }
}

/// A WebSocket client for JSON messages.
final class RawClient {
  let socket: WebSocket
  private var messages: WebSocketMessages.AsyncIterator

  init(_ socket: WebSocket) {
    self.socket = socket
    messages = socket.messages.makeAsyncIterator()
  }

  func send(_ json: JSONValue) async throws { try await socket.send(json.description) }

  func subscribe(_ channel: String, _ auth: JSONValue = [:]) async throws {
    var data = auth.object ?? [:]
    data["shared_secret"] = nil
    data["channel"] = .string(channel)
    try await send(["event": "pusher:subscribe", "data": .object(data)])
  }

  func next() async throws -> JSONValue {
    guard case .text(let text) = try await messages.next() else { throw Ended() }
    return try JSONValue(parsing: text)
  }

  /// Returns the error that ends the connection; nil for a close frame.
  func end() async -> (any Error)? {
    do {
      while try await messages.next() != nil {}
      return nil
    } catch {
      return error
    }
  }

  struct Ended: Error {}
}
