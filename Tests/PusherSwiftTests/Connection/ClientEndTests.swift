import BinderyRuntime
import BinderyTesting
import XCTest

@testable import PusherSwift

/// What a client has begun ends with it.
final class ClientEndTests: XCTestCase {
  func testRequestsOfAnyKindEndWithTheClient() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard let first = peer.next() else { return }
      XCTAssertTrue(first.contains("private-encrypted-own"))
      peer.confirm("private-encrypted-own")
      let data = #"{"nonce":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYX","ciphertext":"AA=="}"#
      peer.say("x", on: "private-encrypted-own", data: JSONValue.string(data).description)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let transport = StallingTransport()
    var pusher: Pusher? = client(of: server, transport)
    pusher?.subscribe("private-encrypted-own", auth: PusherAuth(auth: "mine"))
    pusher?.connect()
    // The secret of the channel's first event is asked for.
    _ = await transport.begun.first(1)
    pusher?.subscribe("private-c")
    pusher?.signIn()
    _ = await transport.begun.first(3)
    pusher = nil
    let ended = await transport.cancelled.first(3)
    XCTAssertEqual(ended.sorted(), ["channel", "channel", "user"])
  }

  /// A socket that ends with its client is no loss.
  func testNothingIsTriedAgainWithoutTheClient() async throws {
    let ends = Heard()
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
      ends.add("end")
    }
    defer { server.stop() }
    let clock = ManualClock()
    let listener = Listener()
    var pusher: Pusher? = Pusher(to: server, clock: clock)
    pusher?.delegate = listener
    pusher?.connect()
    await clock.sleepers(atLeast: 1)
    await listener.states.wait(for: "connected")
    pusher = nil
    _ = await ends.first(1)
    let states = await listener.states.first(4)
    XCTAssertEqual(states, ["connecting", "connected", "disconnecting", "disconnected"])
    XCTAssertEqual(clock.waits, [])
  }

  private func client(of server: ChannelsServer, _ transport: StallingTransport) -> Pusher {
    Pusher(
      key: "Key",
      options: PusherClientOptions(
        authMethod: .endpoint(authEndpoint: "http://app.test/channel"),
        host: .host("127.0.0.1"),
        port: Int(server.loopback.port),
        useTLS: false,
        userAuthMethod: .endpoint(authEndpoint: "http://app.test/user")
      ),
      parts: PusherParts(http: transport, queue: DispatchQueue(label: "test"))
    )
  }

  /// Answers nothing, and says who doesn't wait any more.
  private struct StallingTransport: HTTPTransport {
    let begun = Heard()
    let cancelled = Heard()

    func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      let name = exchange.url.components(separatedBy: "/").last ?? ""
      begun.add(name)
      do {
        try await ManualClock().sleep(for: .seconds(1))
      } catch {
        cancelled.add(name)
      }
      throw .cancelled
    }
  }
}
