import BinderyRuntime
import BinderyTesting
import XCTest

@testable import Sandbox

/// Tests of the recorded traffic of the local Pusher Channels.
final class ChannelsRecorderTests: ChannelsServerTestCase {
  private lazy var recorder = TrafficRecorder.channels(clock: clock)

  func testRecordsASessionFromTheClientsPointOfView() async throws {
    let served = try serve(recorder: recorder)
    let (client, id) = try await served.connect()
    clock.advance(by: .milliseconds(1_250))
    try await client.subscribe("lobby")
    _ = try await client.next()
    try await client.send(["event": "unheard-of"])
    _ = try await client.next()
    try await client.socket.ping([])
    await client.socket.close()
    served.server.stop()
    let session = try XCTUnwrap(try archive().entries.first)
    let target = "/app/demo?protocol=7&client=bindery&version=1.0.0"
    XCTAssertEqual(session.request.url, "ws://127.0.0.1:\(served.server.port)\(target)")
    XCTAssertEqual(session.started, Date(timeIntervalSince1970: 1_700_000_000))
    XCTAssertEqual(
      session.frames.map { "\($0.after ?? -1) \($0.type) \($0.opcode) \($0.message ?? "-")" },
      [
        "0.0 receive 1 connectionEstablished", "1.25 send 1 subscribe",
        "1.25 receive 1 subscriptionSucceeded", "1.25 send 1 -", "1.25 receive 1 error",
        "1.25 send 9 -", "1.25 receive 10 -", "1.25 send 8 -",
      ]
    )
    XCTAssertTrue(session.frames[0].data.contains(id))
    XCTAssertEqual(session.frames[1].time, 1_700_000_001.25)
    XCTAssertEqual(session.origin?.channel, "connection")
    XCTAssertEqual(session.origin?.kind, "sandbox")
    XCTAssertEqual(
      session.origin?.source,
      "swift run sandbox pusher, the local server of this package"
    )
    XCTAssertEqual(session.origin?.close, HTTPArchive.Close(by: "client", code: 1000))
  }

  func testTheFirstCloseDeterminesTheReason() async throws {
    let served = try serve(recorder: recorder)
    for effect in [ConnectionFault.Effect.close(4200), .drop] {
      let (client, _) = try await served.connect()
      served.sandbox.perform(effect)
      _ = await client.end()
    }
    served.server.stop()
    let closes = try archive().entries.map(\.origin?.close)
    XCTAssertEqual(
      closes,
      [
        HTTPArchive.Close(by: "service", code: 4200, reason: "Closed on demand"),
        HTTPArchive.Close(by: "service", code: 1006),
      ]
    )
  }

  func testRequestsHaveTheirOperations() async throws {
    let served = try serve(recorder: recorder)
    let body = #"{"name":"greet","channels":["lobby"],"data":"{}"}"#
    _ = try await served.sendSigned(.post, "/apps/1/events", body)
    _ = try await served.sendSigned(.post, "/apps/1/batch_events", #"{"batch":[]}"#)
    for path in ["channels", "channels/lobby", "channels/lobby/users"] {
      _ = try await served.sendSigned(.get, "/apps/1/\(path)")
    }
    _ = try await served.sendSigned(.post, "/apps/1/users/ann/terminate_connections", "{}")
    _ = try await served.authorize("/pusher/auth", "socket_id=1.1&channel_name=private-a%20b")
    _ = try await served.authorize("/pusher/user-auth", "socket_id=1.1")
    _ = try await served.send(.get, "/sandbox/requests")
    _ = try await served.send(.get, "/nowhere")
    let entries = try archive().entries
    XCTAssertEqual(
      entries.map { "\($0.origin?.operation ?? "-") \($0.response.status)" },
      [
        "triggerEvent 200", "triggerEvents 200", "listChannels 200", "fetchChannel 200",
        "listUsers 400", "terminateConnections 200", "authorizeChannel 200",
        "authenticateUser 200",
      ]
    )
    XCTAssertEqual(entries[0].request.postData?.text, body)
    XCTAssertEqual(entries[0].response.content.text, "{}")
    XCTAssertEqual(
      entries[4].response.content.text,
      "Users are on presence channels, which lobby is not\n"
    )
  }

  func testTheWrittenArchiveHasNoSecretsExceptThoseOfTheDemo() async throws {
    let served = try serve(recorder: recorder)
    let form = "socket_id=1.2&channel_name=private-encrypted-diary"
    _ = try await served.send(.post, "/pusher/auth", form)
    let (demo, none) = recorder.redactedArchive(environment: [:])
    XCTAssertEqual(none, [])
    XCTAssertEqual(demo, recorder.archive)
    _ = try await served.send(.post, "/pusher/auth", form + "&user_info=%22hunter2-env%22")
    let (archive, findings) = recorder.redactedArchive(environment: ["APP_TOKEN": "hunter2-env"])
    XCTAssertEqual(
      findings.map(\.kind),
      ["value of the environment variable APP_TOKEN in the form field user_info"]
    )
    XCTAssertFalse(archive.description.contains("hunter2-env"))
  }

  private func archive() throws -> HTTPArchive {
    try JSONReader.decode(from: Array(recorder.archive.indented.utf8))
  }
}
