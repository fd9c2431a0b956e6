import BinderyRealtime
import BinderyRuntime
import TestSupport
import XCTest

@testable import Sandbox

/// Tests of the local Pusher Channels over sockets.
final class ChannelsServerTests: ChannelsServerTestCase {
  func testAnEventOfTheServerReachesASubscriber() async throws {
    let served = try serve()
    let (client, _) = try await served.connect()
    try await client.subscribe("lobby")
    let succeeded = try await client.next()
    XCTAssertEqual(succeeded["event"], "pusher_internal:subscription_succeeded")
    let body = #"{"name":"greet","channels":["lobby"],"data":"{\"text\":\"hé\"}"}"#
    let answer = try await served.sendSigned(.post, "/apps/1/events", body)
    XCTAssertEqual(answer.status, 200)
    XCTAssertEqual(answer.text(), "{}")
    let event = try await client.next()
    XCTAssertEqual(
      event,
      ["event": "greet", "channel": "lobby", "data": #"{"text":"hé"}"#]
    )
    let unsigned = try await served.send(.post, "/apps/1/events", body)
    XCTAssertEqual(unsigned.status, 401)
    XCTAssertEqual(unsigned.text(), "Missing required parameter: auth_key\n")
    let nowhere = try await served.send(.get, "/nowhere")
    XCTAssertEqual(nowhere.status, 404)
  }

  func testTheProcessTriggersEventsWithoutARequest() async throws {
    let served = try serve()
    let (client, _) = try await served.connect()
    served.sandbox.trigger("forecast", on: "cache-weather", data: "clear")
    try await client.subscribe("cache-weather")
    _ = try await client.next()
    let cached = try await client.next()
    XCTAssertEqual(cached, ["event": "forecast", "channel": "cache-weather", "data": "clear"])
    served.sandbox.trigger("forecast", on: "cache-weather", data: #"{"sky":"grey"}"#)
    let event = try await client.next()
    XCTAssertEqual(event["data"], #"{"sky":"grey"}"#)
  }

  func testTheAuthEndpointsSignaturesAreAccepted() async throws {
    let served = try serve()
    let (ann, annID) = try await served.connect()
    let (ben, benID) = try await served.connect()
    for (client, id, name) in [(ann, annID, "ann"), (ben, benID, "ben")] {
      let auth = try await served.authorize(
        "/pusher/auth?user_id=\(name)",
        "socket_id=\(id)&channel_name=presence-a%3B1&user_info=%7B%22n%22%3A%22\(name)%22%7D"
      )
      try await client.subscribe("presence-a;1", auth)
      // Each connection has its own thread, so the order is not fixed.
      let succeeded = try await client.next()
      XCTAssertEqual(succeeded["event"], "pusher_internal:subscription_succeeded")
    }
    let added = try await ann.next()
    XCTAssertEqual(added["data"], #"{"user_id":"ben","user_info":{"n":"ben"}}"#)
    try await ben.send(["event": "client-x", "channel": "presence-a;1", "data": [1]])
    let event = try await ann.next()
    XCTAssertEqual(event["data"], "[1]")
    XCTAssertEqual(event["user_id"], "ben")
    ben.socket.drop()
    let removed = try await ann.next()
    XCTAssertEqual(removed["data"], #"{"user_id":"ben"}"#)
  }

  func testTheSharedSecretOfAnEncryptedChannelIsNotSigned() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    let auth = try await served.authorize(
      "/pusher/auth",
      "socket_id=\(id)&channel_name=private-encrypted-test"
    )
    XCTAssertEqual(auth["shared_secret"], "O8072myMs5CqUQJYBzwm79ZEBbm1vuswgOfPcFoAG0A=")
    try await client.subscribe("private-encrypted-test", auth)
    let succeeded = try await client.next()
    XCTAssertEqual(succeeded["event"], "pusher_internal:subscription_succeeded")
  }

  func testAUserSignsInWithTheEndpoint() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    var auth = try await served.authorize(
      "/pusher/user-auth",
      "socket_id=\(id)&user_id=ann&watchlist=ann,ben"
    )
    XCTAssertEqual(auth["user_data"], #"{"id":"ann","watchlist":["ann","ben"]}"#)
    try await client.send(["event": "pusher:signin", "data": auth])
    let success = try await client.next()
    XCTAssertEqual(success["event"], "pusher:signin_success")
    XCTAssertEqual(served.sandbox.connections[id]?.userID, "ann")
    for (path, form) in [
      ("/pusher/auth", "socket_id=\(id)&channel_name=lobby"), ("/pusher/auth", "socket_id=\(id)"),
      ("/pusher/auth", "socket_id=x&channel_name=private-x"), ("/pusher/user-auth", ""),
    ] {
      let refusal = try await served.send(.post, path, form)
      XCTAssertEqual(refusal.status, 403, form)
    }
    auth = try await served.authorize("/pusher/user-auth", "socket_id=\(id)")
    XCTAssertEqual(auth["user_data"], .string(#"{"id":"user-\#(id)"}"#))
  }

  func testClosesInvalidConnectionsWithACode() async throws {
    let served = try serve()
    let client = try await served.open(key: "other")
    let error = try await client.next()
    XCTAssertEqual(error["event"], "pusher:error")
    XCTAssertEqual(error["data"]?["code"], 4001)
    let failure = await client.end()
    XCTAssertNil(failure)
    XCTAssertEqual(client.socket.closure?.code?.rawValue, 4001)
    XCTAssertEqual(client.socket.closure?.by, .server)
  }

  func testPingsOfBothFormsAreAnswered() async throws {
    let served = try serve()
    let (client, _) = try await served.connect()
    try await client.socket.ping()
    try await client.send(["event": "pusher:ping", "data": [:]])
    let pong = try await client.next()
    XCTAssertEqual(pong["event"], "pusher:pong")
  }

  func testAnIdleClientIsPinged() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    clock.advance(by: .seconds(120))
    served.sandbox.settle()
    let ping = try await client.next()
    XCTAssertEqual(ping["event"], "pusher:ping")
    clock.advance(by: .seconds(30))
    served.sandbox.settle()
    let failure = await client.end()
    XCTAssertNil(failure)
    XCTAssertEqual(client.socket.closure?.code?.rawValue, 4201)
    XCTAssertNil(served.sandbox.connections[id])
  }

  func testAClientMayClose() async throws {
    let served = try serve()
    let (client, id) = try await served.connect()
    XCTAssertEqual(Array(served.sandbox.connections.keys), [id])
    await client.socket.close(.goingAway)
    XCTAssertEqual(client.socket.closure?.by, .client)
    // The client's side may already have ended.
    await waitUntil { served.sandbox.connections.isEmpty }
    let binary = try await served.connect().0
    try await binary.socket.send([1])
    _ = await binary.end()
    XCTAssertEqual(binary.socket.closure?.code, .unsupportedData)
  }

  func testDropsAClientThatDoesNotRead() async throws {
    var settings = ChannelsSettings()
    settings.bounds.queuedBytes = 100_000
    let served = try serve(settings)
    var options = WebSocketOptions()
    options.inbox = .backpressure(messages: 1, bytes: 1)
    let slow = RawClient(
      try await WebSocket.connect(to: served.server.url(ofKey: "demo"), options)
    )
    _ = try await slow.next()
    try await slow.subscribe("lobby")
    _ = try await slow.next()
    let data = String(repeating: "x", count: 10_000)
    let body = #"{"batch":[\#(Array(repeating: event(data), count: 10).joined(separator: ","))]}"#
    // More than the system buffers for a client that doesn't read.
    for _ in 1...1000 where !served.sandbox.connections.isEmpty {
      _ = try await served.sendSigned(.post, "/apps/1/batch_events", body)
    }
    // The connection's thread notes the end shortly after it was dropped.
    await waitUntil { served.sandbox.connections.isEmpty }
  }

  private func event(_ data: String) -> String {
    #"{"name":"x","channel":"lobby","data":"\#(data)"}"#
  }
}
