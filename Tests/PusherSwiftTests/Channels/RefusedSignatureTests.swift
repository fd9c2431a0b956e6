import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Refused signatures, and errors about other things.
final class RefusedSignatureTests: TimedTestCase {
  private let listener = Listener()

  /// Four servers use four forms.
  func testRefusedSignatures() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for number in 1...4 {
        guard peer.next() != nil else { return }
        switch number {
        case 1: peer.send("pusher:error", data: #"{"code":null,"message":"Invalid signature: x"}"#)
        case 2: peer.send("pusher:error", text: #"{\"code\":4009,\"message\":\"no\"}"#)
        case 3: peer.send("pusher:subscription_error", on: "private-3", data: #"{"error":"no"}"#)
        default: peer.send("pusher_internal:subscription_error", on: "private-4", data: "{}")
        }
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "wrong"))
    pusher.connect()
    let reasons = ["Invalid signature: x", "no", "no", ""]
    for (number, reason) in zip(1...4, reasons) {
      pusher.subscribe("private-\(number)")
      let channels = try await listener.channels.first(number)
      XCTAssertEqual(channels.last, "failed private-\(number) - \(reason)")
    }
  }

  /// Other errors leave the request pending.
  func testAnErrorAboutSomethingElseRefusesNoSignature() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("pusher:error", data: #"{"code":4301,"message":"too many"}"#)
      peer.send("pusher:error", data: #"{"code":null,"message":"something else"}"#)
      peer.confirm("private-c")
      // It is subscribed in spite of the other error.
      peer.send("pusher:error", on: "private-c", data: #"{"code":null,"message":"too long"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "secret"))
    pusher.subscribe("private-c")
    pusher.connect()
    _ = try await listener.errors.first(3)
    XCTAssertEqual(listener.channels.all, ["subscribed private-c"])
    XCTAssertEqual(pusher.connection.channels.find(name: "private-c")?.subscribed, true)
  }

  /// A refusal without a channel may be about one that was left since.
  func testAConfirmedChannelStaysSubscribedAfterARefusal() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for _ in 1...3 { _ = peer.next() }
      peer.send("pusher:error", data: #"{"code":4009,"message":"no"}"#)
      peer.confirm("private-new")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "secret"))
    pusher.subscribe("private-old")
    pusher.connect()
    _ = try await server.received.first(1)
    pusher.unsubscribe("private-old")
    pusher.subscribe("private-new")
    try await listener.channels.wait(for: "subscribed private-new")
    XCTAssertEqual(pusher.connection.channels.find(name: "private-new")?.subscribed, true)
  }

  private func client(of server: ChannelsServer, _ method: AuthMethod) -> Pusher {
    let pusher = Pusher(to: server, method)
    pusher.delegate = listener
    return pusher
  }
}
