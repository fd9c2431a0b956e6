import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// How servers say that a signature is wrong, and what they say of something else.
final class RefusedSignatureTests: TimedTestCase {
  private let listener = Listener()

  /// Four servers, four ways to say it.
  func testSignaturesThatTheServiceRefuses() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for number in 1...4 {
        guard peer.next() != nil else { return }
        switch number {
        case 1: peer.say("pusher:error", data: #"{"code":null,"message":"Invalid signature: x"}"#)
        case 2: peer.say("pusher:error", text: #"{\"code\":4009,\"message\":\"no\"}"#)
        case 3: peer.say("pusher:subscription_error", on: "private-3", data: #"{"error":"no"}"#)
        default: peer.say("pusher_internal:subscription_error", on: "private-4", data: "{}")
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

  /// What is no refusal leaves the question open.
  func testAnErrorAboutSomethingElseRefusesNoSignature() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.say("pusher:error", data: #"{"code":4301,"message":"too many"}"#)
      peer.say("pusher:error", data: #"{"code":null,"message":"something else"}"#)
      peer.confirm("private-c")
      // It is subscribed to, whatever else was wrong.
      peer.say("pusher:error", on: "private-c", data: #"{"code":null,"message":"too long"}"#)
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

  /// A refusal that names no channel may be of one that was left since.
  func testAChannelThatIsConfirmedIsSubscribedToWhateverWasRefused() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for _ in 1...3 { _ = peer.next() }
      peer.say("pusher:error", data: #"{"code":4009,"message":"no"}"#)
      peer.confirm("private-new")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server, .inline(secret: "secret"))
    pusher.subscribe("private-old")
    pusher.connect()
    _ = try await server.heard.first(1)
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
