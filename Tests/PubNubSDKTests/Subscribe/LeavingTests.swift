import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// What the service is told of places that were left, and when.
final class LeavingTests: TimedTestCase {
  func testWhatIsLeftMeanwhileIsToldTogether() {
    var machine = present("a", "b", "c", groups: ["g"])
    XCTAssertEqual(leaves(machine.handle(.changed(names("b", "c", groups: ["g"])))), [names("a")])
    XCTAssertEqual(leaves(machine.handle(.changed(names("c", groups: ["g"])))), [])
    XCTAssertEqual(leaves(machine.handle(.changed(names("c")))), [])
    XCTAssertEqual(machine.handle(.left), [.leave(names("b", groups: ["g"]))])
    XCTAssertEqual(machine.handle(.left), [])
    XCTAssertEqual(leaves(machine.handle(.changed(names()))), [names("c")])
  }

  func testWhoIsBackBeforeItWasToldHasNotLeft() {
    var machine = present("a", "b")
    _ = machine.handle(.changed(names("b")))
    _ = machine.handle(.changed(names()))
    _ = machine.handle(.changed(names("b")))
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testWhoIsBackWhileItIsToldSaysSoThen() {
    var machine = present("a")
    XCTAssertEqual(leaves(machine.handle(.changed(names()))), [names("a")])
    XCTAssertEqual(machine.handle(.changed(names("a", "b"))), [.cancel])
    let then = machine.handle(.left)
    XCTAssertEqual(heartbeats(then), [names("a", "b")])
    XCTAssertEqual(leaves(then), [])
  }

  func testWhoIsElsewhereSaysSoAtOnce() {
    var machine = present("a")
    _ = machine.handle(.changed(names()))
    XCTAssertEqual(heartbeats(machine.handle(.changed(names("b")))), [names("b")])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testWhoLeavesAgainIsToldToHaveLeftAgain() {
    var machine = present("a")
    _ = machine.handle(.changed(names()))
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.changed(names()))
    XCTAssertEqual(machine.handle(.left), [.leave(names("a"))])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testWhoDisconnectsWhileItIsToldSaysNothingThen() {
    var machine = present("a")
    XCTAssertEqual(leaves(machine.handle(.disconnect)), [names("a")])
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [.cancel])
    XCTAssertEqual(machine.handle(.disconnect), [.cancel])
    XCTAssertEqual(machine.handle(.left), [.leave(names("a"))])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testNoCallTellsMoreThanItsAddressHasRoomFor() {
    var queue = LeaveQueue()
    var left = SubscribedNames()
    left.add((0..<150).map { "c\($0)" }, (0..<100).map { "g\($0)" }, withPresence: false)
    var told: [SubscribedNames] = []
    var next = queue.leave(left)
    while let call = next {
      told.append(call)
      next = queue.finish()
    }
    XCTAssertEqual(told.map { $0.channels.count + $0.groups.count }, [100, 100, 50])
    var all = SubscribedNames()
    for call in told { all.formUnion(call) }
    XCTAssertEqual(all, left)
  }

  func testFiftyAreLeftWithTwoCalls() async throws {
    let (first, leaves) = (LoopbackPromise(), Heard())
    let server = try LoopbackServer { request in
      guard request.path.hasSuffix("/leave") else { return .stall() }
      leaves.add(String(request.path.split(separator: "/")[5]))
      return leaves.all.count == 1 ? .promised(first) : .json("{}")
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let (heard, listener) = (Heard(), SubscriptionListener(queue: DispatchQueue(label: "listener")))
    listener.didReceiveSubscription = { heard.add($0.word) }
    pubnub.add(listener)
    let channels = (10..<60).map { "c\($0)" }
    pubnub.subscribe(to: channels)
    pubnub.unsubscribe(from: ["c10"])
    _ = try await leaves.first(1)
    for channel in channels.dropFirst() { pubnub.unsubscribe(from: [channel]) }
    pubnub.subscribe(to: ["c20", "other"])
    pubnub.unsubscribe(from: ["other"])
    try await heard.wait(for: "unsubscribed other ")
    first.keep { .json("{}") }
    let told = try await leaves.first(2)
    let rest = channels.dropFirst().filter { $0 != "c20" } + ["other"]
    XCTAssertEqual(told, ["c10", rest.joined(separator: ",")])
  }

  func testWhatWasLeftIsToldEvenWhenTheInstanceIsGone() async throws {
    let (first, leaves) = (LoopbackPromise(), Heard())
    let server = try LoopbackServer { request in
      guard request.path.hasSuffix("/leave") else { return .stall() }
      leaves.add(String(request.path.split(separator: "/")[5]))
      return leaves.all.count == 1 ? .promised(first) : .json("{}")
    }
    defer { server.stop() }
    do {
      let pubnub = PubNub(to: server)
      pubnub.subscribe(to: ["a", "b"])
      pubnub.unsubscribe(from: ["a"])
      pubnub.unsubscribeAll()
    }
    _ = try await leaves.first(1)
    first.keep { .json("{}") }
    let told = try await leaves.first(2)
    XCTAssertEqual(told, ["a", "b"])
  }

  private func present(_ channels: String..., groups: [String] = []) -> PresenceMachine {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    var names = SubscribedNames()
    names.add(channels, groups, withPresence: false)
    _ = machine.handle(.changed(names))
    return machine
  }

  private func leaves(_ actions: [PresenceMachine.Action]) -> [SubscribedNames] {
    actions.compactMap { if case .leave(let places) = $0 { places } else { nil } }
  }

  private func heartbeats(_ actions: [PresenceMachine.Action]) -> [SubscribedNames] {
    actions.compactMap { if case .heartbeat(let places, _) = $0 { places } else { nil } }
  }
}
