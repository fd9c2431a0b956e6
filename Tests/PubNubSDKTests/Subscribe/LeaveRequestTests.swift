import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The leave requests for names that are unsubscribed from.
final class LeaveRequestTests: TimedTestCase {
  func testNamesLeftDuringARequestAreSentTogether() {
    var machine = present("a", "b", "c", groups: ["g"])
    XCTAssertEqual(leaves(machine.handle(.changed(names("b", "c", groups: ["g"])))), [names("a")])
    XCTAssertEqual(leaves(machine.handle(.changed(names("c", groups: ["g"])))), [])
    XCTAssertEqual(leaves(machine.handle(.changed(names("c")))), [])
    XCTAssertEqual(machine.handle(.left), [.leave(names("b", groups: ["g"]))])
    XCTAssertEqual(machine.handle(.left), [])
    XCTAssertEqual(leaves(machine.handle(.changed(names()))), [names("c")])
  }

  func testNamesJoinedAgainBeforeTheirRequestAreNotLeft() {
    var machine = present("a", "b")
    _ = machine.handle(.changed(names("b")))
    _ = machine.handle(.changed(names()))
    _ = machine.handle(.changed(names("b")))
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testNamesJoinedAgainDuringTheirRequestAreFollowedByAHeartbeat() {
    var machine = present("a")
    XCTAssertEqual(leaves(machine.handle(.changed(names()))), [names("a")])
    XCTAssertEqual(machine.handle(.changed(names("a", "b"))), [.cancel])
    let then = machine.handle(.left)
    XCTAssertEqual(heartbeats(then), [names("a", "b")])
    XCTAssertEqual(leaves(then), [])
  }

  func testOtherNamesSendTheirHeartbeatAtOnce() {
    var machine = present("a")
    _ = machine.handle(.changed(names()))
    XCTAssertEqual(heartbeats(machine.handle(.changed(names("b")))), [names("b")])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testNamesLeftAgainSendAnotherRequest() {
    var machine = present("a")
    _ = machine.handle(.changed(names()))
    _ = machine.handle(.changed(names("a")))
    _ = machine.handle(.changed(names()))
    XCTAssertEqual(machine.handle(.left), [.leave(names("a"))])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testDisconnectingDuringARequestSendsNoHeartbeat() {
    var machine = present("a")
    XCTAssertEqual(leaves(machine.handle(.disconnect)), [names("a")])
    XCTAssertEqual(machine.handle(.reconnect(afterPause: true)), [.cancel])
    XCTAssertEqual(machine.handle(.disconnect), [.cancel])
    XCTAssertEqual(machine.handle(.left), [.leave(names("a"))])
    XCTAssertEqual(machine.handle(.left), [])
  }

  func testARequestHasAtMostAHundredNames() {
    var queue = LeaveQueue()
    var left = SubscribedNames()
    left.add((0..<150).map { "c\($0)" }, (0..<100).map { "g\($0)" }, withPresence: false)
    var sent: [SubscribedNames] = []
    var next = queue.leave(left)
    while let call = next {
      sent.append(call)
      next = queue.finish()
    }
    XCTAssertEqual(sent.map { $0.channels.count + $0.groups.count }, [100, 100, 50])
    var all = SubscribedNames()
    for call in sent { all.formUnion(call) }
    XCTAssertEqual(all, left)
  }

  func testFiftyChannelsAreLeftWithTwoRequests() async throws {
    let (first, leaves) = (PendingResponse(), EventLog())
    let server = try LoopbackServer { request in
      guard request.path.hasSuffix("/leave") else { return .stall() }
      leaves.add(String(request.path.split(separator: "/")[5]))
      return leaves.all.count == 1 ? .pending(first) : .json("{}")
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let received = EventLog()
    let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))
    listener.didReceiveSubscription = { received.add($0.word) }
    pubnub.add(listener)
    let channels = (10..<60).map { "c\($0)" }
    pubnub.subscribe(to: channels)
    pubnub.unsubscribe(from: ["c10"])
    _ = try await leaves.first(1)
    for channel in channels.dropFirst() { pubnub.unsubscribe(from: [channel]) }
    pubnub.subscribe(to: ["c20", "other"])
    pubnub.unsubscribe(from: ["other"])
    try await received.wait(for: "unsubscribed other ")
    first.fulfill { .json("{}") }
    let sent = try await leaves.first(2)
    let rest = channels.dropFirst().filter { $0 != "c20" } + ["other"]
    XCTAssertEqual(sent, ["c10", rest.joined(separator: ",")])
  }

  func testLeaveRequestsAreSentAfterTheInstanceIsDeallocated() async throws {
    let (first, leaves) = (PendingResponse(), EventLog())
    let server = try LoopbackServer { request in
      guard request.path.hasSuffix("/leave") else { return .stall() }
      leaves.add(String(request.path.split(separator: "/")[5]))
      return leaves.all.count == 1 ? .pending(first) : .json("{}")
    }
    defer { server.stop() }
    do {
      let pubnub = PubNub(to: server)
      pubnub.subscribe(to: ["a", "b"])
      pubnub.unsubscribe(from: ["a"])
      pubnub.unsubscribeAll()
    }
    _ = try await leaves.first(1)
    first.fulfill { .json("{}") }
    let sent = try await leaves.first(2)
    XCTAssertEqual(sent, ["a", "b"])
  }

  private func present(_ channels: String..., groups: [String] = []) -> PresenceMachine {
    var machine = PresenceMachine(interval: 0, isSilent: false)
    var names = SubscribedNames()
    names.add(channels, groups, withPresence: false)
    _ = machine.handle(.changed(names))
    return machine
  }

  private func leaves(_ actions: [PresenceMachine.Action]) -> [SubscribedNames] {
    actions.compactMap { if case .leave(let names) = $0 { names } else { nil } }
  }

  private func heartbeats(_ actions: [PresenceMachine.Action]) -> [SubscribedNames] {
    actions.compactMap { if case .heartbeat(let names, _) = $0 { names } else { nil } }
  }
}
