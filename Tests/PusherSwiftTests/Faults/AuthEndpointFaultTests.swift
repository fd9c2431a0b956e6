import BinderyTesting
import XCTest

@testable import PusherSwift
@testable import Sandbox

/// Faults of an app's auth endpoint during one subscription.
final class AuthEndpointFaultTests: FaultTestCase {
  func testEachFaultIsReportedOnceAndFailsOneChannel() async throws {
    let faults: [(SandboxFault.Effect, String)] = [
      (.drop, "- -"), (.reset, "- -"), (.half, "- -"), (.garbage, "- -"),
      (.status(403), "403 "), (.status(500), "500 "), (.html, "502 "),
    ]
    for (effect, expected) in faults {
      let scene = try scene()
      scene.sandbox.add(SandboxFault("/pusher/auth", times: 1, effect))
      try await scene.begin()
      XCTAssertEqual(scene.listener.channels.all.count, 2)
      let failure = scene.listener.channels.all.first { $0.hasPrefix("failed") }
      XCTAssertEqual(
        failure?.hasPrefix("failed presence-room \(expected)"),
        true,
        "\(failure ?? "")"
      )
      XCTAssertEqual(scene.pusher.connection.connectionState, .connected)
      // The next request is sent.
      scene.pusher.subscribe("presence-room")
      let channels = try await scene.listener.channels.first(3)
      XCTAssertEqual(channels.last, "subscribed presence-room")
    }
  }

  func testAnEndpointThatIsNotThere() async throws {
    let gone = try LoopbackServer { _ in .closed }
    gone.stop()
    let scene = try scene()
    scene.pusher.connection.options.authMethod = .endpoint(authEndpoint: gone.url)
    try await scene.begin()
    XCTAssertEqual(
      scene.listener.channels.all.sorted(),
      ["failed presence-room - -", "subscribed prices"]
    )
  }

  /// An answer for a lost connection is ignored.
  func testAnAnswerThatComesAfterTheConnectionWasLost() async throws {
    let scene = try scene()
    scene.sandbox.add(SandboxFault("/pusher/auth", times: 1, .stall))
    scene.pusher.subscribe("presence-room")
    scene.pusher.connect()
    try await scene.sent.wait(until: { $0.contains("/pusher/auth") })
    let lost = scene.pusher.connection.socketId
    scene.inject(.close(4200))
    let channels = try await scene.listener.channels.first(1)
    XCTAssertEqual(channels, ["subscribed presence-room"])
    XCTAssertEqual(scene.subscriptions(on: lost), [])
    let socket = scene.pusher.connection.socketId
    XCTAssertEqual(scene.subscriptions(on: socket), ["presence-room"])
  }

  func testLeavingAChannelCancelsItsAuthorization() async throws {
    let scene = try scene()
    scene.sandbox.add(SandboxFault("/pusher/auth", times: 1, .stallHalfway))
    scene.pusher.subscribe("presence-room")
    scene.pusher.connect()
    try await scene.sent.wait(until: { $0.contains("/pusher/auth") })
    scene.pusher.unsubscribe("presence-room")
    let channel = try await scene.pusher.subscription(to: "prices")
    XCTAssertTrue(channel.subscribed)
    XCTAssertEqual(scene.subscriptions(on: scene.pusher.connection.socketId), ["prices"])
    let channels = try await scene.listener.channels.first(1)
    XCTAssertEqual(channels, ["subscribed prices"])
  }

  /// A slow channel delays no other.
  func testASlowAnswerDelaysNoOtherChannel() async throws {
    let scene = try scene()
    let slow = SandboxFault.Effect.slow(piece: 32, milliseconds: 2)
    scene.sandbox.add(SandboxFault("/pusher/auth", times: 1, slow))
    try await scene.begin()
    XCTAssertEqual(
      scene.listener.channels.all,
      ["subscribed prices", "subscribed presence-room"]
    )
  }
}
