import BinderyRuntime
import BinderyTesting
import XCTest

@testable import PubNubSDK

/// The receivers to which the items of a client are delivered.
final class ItemDeliveryTests: XCTestCase {
  private let queue = DispatchQueue(label: "listener")
  private let received = EventLog()

  func testASetReceivesNothingForAnEndedMember() throws {
    let pubnub = try client()
    let members = ["a", "b", "c"].map { pubnub.channel($0).subscription(queue: queue) }
    let set = SubscriptionSet(queue: queue, subscriptions: members)
    set.onMessage = { [received] in received.add($0.channel) }
    pubnub.subscribe(to: ["a", "b", "c"])
    set.subscribe()
    members[0].unsubscribe()
    members[1].dispose()
    let messages = try ["a", "b", "c"].map { try message(#""c":"\#($0)""#) }
    XCTAssertEqual(deliver(messages, from: pubnub), ["c"])
    members[0].subscribe()
    members[1].subscribe()
    XCTAssertEqual(deliver(messages, from: pubnub), ["c", "a", "c"])
    set.unsubscribe()
    members[2].subscribe()
    XCTAssertEqual(deliver(messages, from: pubnub).count, 3, "only the member receives it")
  }

  func testASetReceivesNothingMoreForAMemberThatEndsDuringDelivery() throws {
    let pubnub = try client()
    let members = ["a", "a", "b"].map { pubnub.channel($0).subscription(queue: queue) }
    let set = SubscriptionSet(queue: queue, subscriptions: members)
    let listener = EventListener(queue: queue)
    listener.onEvents = { [received] in received.add("\($0.count) together") }
    listener.onMessage = { [received] in received.add("listener \($0.channel)") }
    set.addEventListener(listener)
    set.subscribe()
    for (count, member) in members.enumerated() {
      set.onMessage = { [received] message in
        received.add(message.channel)
        member.unsubscribe()
      }
      let before = received.all.count
      let messages = try ["a", "b", "a"].map { try message(#""c":"\#($0)""#) }
      XCTAssertEqual(
        Array(deliver(messages, from: pubnub)[before...]),
        [
          ["a", "b", "a", "3 together", "listener a", "listener b", "listener a"],
          ["a", "b", "1 together", "listener b"], ["b"],
        ][count]
      )
    }
  }

  func testASetOfSeveralClientsReceivesTheItemsOfEachMembersClient() throws {
    let (one, other) = (try client(), try client())
    let members = [one.channel("a"), other.channel("b")].map { $0.subscription(queue: queue) }
    let set = SubscriptionSet(queue: queue, subscriptions: members)
    set.onMessage = { [received] in received.add($0.channel) }
    one.subscribe(to: ["b"])
    set.subscribe()
    let messages = try ["a", "b"].map { try message(#""c":"\#($0)""#) }
    XCTAssertEqual(deliver(messages, from: one), ["a"], "the other client's b is another channel")
    XCTAssertEqual(deliver(messages, from: other), ["a", "b"])
    set.remove(subscription: members[0])
    XCTAssertEqual(deliver(messages, from: one), ["a", "b"])
    set.add(subscription: one.channel("b").subscription(queue: queue))
    XCTAssertEqual(deliver(messages, from: one), ["a", "b", "b"])
    XCTAssertEqual(deliver(messages, from: other), ["a", "b", "b", "b"])
  }

  func testASetWhoseMemberIsReplacedDuringDeliveryReceivesAnItemOnce() throws {
    let pubnub = try client()
    let subscription = pubnub.channel("a").subscription(queue: queue)
    let set = SubscriptionSet(queue: queue, subscriptions: [subscription])
    set.onMessage = { [received] in received.add($0.channel) }
    set.subscribe()
    let message = try message(#""c":"a""#)
    let interfering = InterferingReceiver { [queue] in
      pubnub.listeners.removeAll { $0 is InterferingReceiver }
      set.remove(subscription: subscription)
      set.add(subscription: pubnub.channel("a").subscription(queue: queue))
      pubnub.listeners.send([message])
    }
    pubnub.listeners.add(interfering)
    queue.suspend()
    pubnub.listeners.send([message])
    queue.resume()
    queue.sync {}
    XCTAssertEqual(received.all, ["a"], "the first item was for the removed member")
  }

  func testAChannelReceivesNothingOfAGroupWithItsName() throws {
    let pubnub = try client()
    let subscriptions = [
      "group": pubnub.channelGroup("news").subscription(queue: queue),
      "channel": pubnub.channel("news").subscription(queue: queue),
      "wildcard": pubnub.channel("news.*").subscription(queue: queue),
    ]
    for (name, subscription) in subscriptions {
      listen(to: subscription, as: name)
      subscription.subscribe()
    }
    let byGroup = try message(#""b":"news","c":"sport""#)
    XCTAssertEqual(deliver([byGroup], from: pubnub), ["group message"])
    let byWildcard = try message(#""b":"news.*","c":"news.sport""#)
    XCTAssertEqual(deliver([byWildcard], from: pubnub).dropFirst(), ["wildcard message"])
  }

  func testPresenceIsDeliveredToSubscriptionsWithPresence() throws {
    let pubnub = try client()
    let (lobby, all) = (pubnub.channel("lobby"), pubnub.channelGroup("all"))
    let subscriptions = [
      "channel": lobby.subscription(queue: queue),
      "channel+": lobby.subscription(queue: queue, options: ReceivePresenceEvents()),
      "channel-": pubnub.channel("lobby-pnpres").subscription(queue: queue),
      "group": all.subscription(queue: queue),
      "group+": all.subscription(queue: queue, options: ReceivePresenceEvents()),
      "group-": pubnub.channelGroup("all-pnpres").subscription(queue: queue),
    ]
    let sets = [
      "set": pubnub.subscription(queue: queue, entities: [lobby, all]),
      "set+": pubnub.subscription(
        queue: queue,
        entities: [lobby, all],
        options: ReceivePresenceEvents()
      ),
    ]
    for (name, subscription) in subscriptions {
      listen(to: subscription, as: name)
      subscription.subscribe()
    }
    for (name, set) in sets {
      listen(to: set, as: name)
      set.subscribe()
    }
    let everywhere = try [message(#""c":"lobby""#), presence(#""c":"lobby-pnpres""#)]
    XCTAssertEqual(
      deliver(everywhere, from: pubnub).sorted(),
      [
        "channel message", "channel+ message", "channel+ presence", "channel- presence",
        "set message", "set+ message", "set+ presence",
      ]
    )
    let byGroup = try [
      message(#""b":"all","c":"x""#), presence(#""b":"all-pnpres","c":"x-pnpres""#),
    ]
    XCTAssertEqual(
      deliver(byGroup, from: pubnub).dropFirst(7).sorted(),
      [
        "group message", "group+ message", "group+ presence", "group- presence", "set message",
        "set+ message", "set+ presence",
      ]
    )
  }

  private func listen(to emitter: some EventEmitter, as name: String) {
    emitter.onMessage = { [received] _ in received.add("\(name) message") }
    emitter.onPresence = { [received] _ in received.add("\(name) presence") }
  }

  /// A client of a server that never responds.
  private func client() throws -> PubNub {
    let server = try LoopbackServer { _ in .stall() }
    addTeardownBlock { server.stop() }
    return PubNub(to: server)
  }

  private func deliver(_ items: [ReceivedItem], from pubnub: PubNub) -> [String] {
    pubnub.listeners.send(items)
    queue.sync {}
    return received.all
  }

  private func message(_ address: String) throws -> ReceivedItem {
    try item(address + #","d":"hi""#)
  }

  private func presence(_ address: String) throws -> ReceivedItem {
    try item(address + #","d":{"action":"join","uuid":"ann","occupancy":1,"timestamp":1}"#)
  }

  private func item(_ members: String) throws -> ReceivedItem {
    let event = #"{"a":"1","f":0,"k":"sub","p":{"t":"1","r":1},\#(members)}"#
    let items = ReceivedItems(encryption: PayloadEncryption(module: nil))
    return try XCTUnwrap(
      items.items(PolledEvent(event: try JSONValue(parsing: event).decode())).first
    )
  }
}

/// A receiver that changes the listeners during delivery.
private final class InterferingReceiver: ItemReceiver {
  let isCancelled = false
  private let interfere: @Sendable () -> Void

  init(_ interfere: @escaping @Sendable () -> Void) { self.interfere = interfere }

  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    if items.contains(where: { $0.channel != nil }) { interfere() }
  }
}
