import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Every message with each member removed, or replaced by a value of each other type: the rest
/// arrives.
final class MutatedFrameTests: TimedTestCase {
  /// An event with a name and a channel is delivered, with any other members.
  func testNoMutationLosesAnEvent() async throws {
    let frames = [
      #"{"event":"price","channel":"presence-c","data":{"a":1},"user_id":"u","extra":{"x":1}}"#,
      #"{"event":"client-price","channel":"presence-c","data":"{\"a\":1}","user_id":"u"}"#,
      #"{"event":"pusher:cache_miss","channel":"presence-c","data":"{}"}"#,
      #"{"event":"pusher:novelty","channel":"presence-c","data":"{}"}"#,
    ]
    for frame in frames {
      let mutants = try Mutation.all(of: frame).filter { !$0.concerns("event", "channel") }
      let received = try await events(mutants.map(\.text), on: "presence-c")
      XCTAssertEqual(received.count, mutants.count, frame)
      let name = try JSONValue(parsing: frame)["event"]?.string
      XCTAssertEqual(Set(received), [name], frame)
    }
  }

  /// An encrypted event that can't be decrypted is reported.
  func testNoMutationLosesAnEncryptedEvent() async throws {
    let frame = #"""
      {"event":"e","channel":"private-encrypted-c",
      "data":"{\"nonce\":\"AA\",\"ciphertext\":\"AA\"}"}
      """#
    let mutants = try Mutation.all(of: frame).filter { !$0.concerns("event", "channel") }
    let listener = Listener()
    _ = try await events(mutants.map(\.text), on: "private-encrypted-c", listener)
    let errors = try await listener.errors.first(mutants.count)
    XCTAssertEqual(errors.filter { $0.hasPrefix("undecryptable e ") }.count, mutants.count)
  }

  /// An event without a channel is delivered to global callbacks.
  func testAnEventWithoutAChannelReachesGlobalCallbacks() async throws {
    let frames = [
      #"{"event":"e","channel":null}"#, #"{"event":"e","channel":{}}"#, #"{"event":"e"}"#,
    ]
    let received = try await events(frames, on: "c")
    XCTAssertEqual(received, ["e", "e", "e"])
  }

  func testNoMutationLosesASubscription() async throws {
    let frame = #"""
      {"event":"pusher_internal:subscription_succeeded","channel":"presence-c","data":
      {"presence":{"ids":["1",2],"hash":{"1":{"name":"Ann"},"2":null},"count":2}},"extra":1}
      """#
    for mutant in try Mutation.all(of: frame) where !mutant.concerns("event", "channel") {
      let members = try await members(after: [mutant.text])
      // The members come from either list; if both are missing, there are none.
      let isWhole = !mutant.concerns("data") || mutant.path.count > 2
      if isWhole { XCTAssertTrue(Set(members).isSuperset(of: ["1", "2"]), mutant.text) }
    }
  }

  /// Members with a readable id are added and removed; others are reported.
  func testNoMutationLosesAMember() async throws {
    let added = #"""
      {"event":"pusher_internal:member_added","channel":"presence-c","data":
      {"user_id":"7","user_info":{"name":"Bob"},"extra":1},"user_id":1}
      """#
    for mutant in try Mutation.all(of: added) where !mutant.concerns("event", "channel") {
      let success = #"{"event":"pusher_internal:subscription_succeeded","channel":"presence-c"}"#
      let listener = Listener()
      let members = try await members(after: [success, mutant.text], listener)
      if mutant.path == ["data"] || mutant.path == ["data", "user_id"], members == [] {
        let errors = try await listener.errors.first(1)
        XCTAssertTrue(errors[0].contains("member_added"), errors[0])
      } else {
        XCTAssertEqual(members.count, 1, mutant.text)
        if mutant.path != ["data", "user_id"] { XCTAssertEqual(members, ["7"], mutant.text) }
      }
    }
  }

  func testNoMutationLosesTheGreeting() async throws {
    let frame = #"""
      {"event":"pusher:connection_established","data":
      {"socket_id":"1.1","activity_timeout":30,"extra":1},"channel":"c"}
      """#
    for mutant in try Mutation.all(of: frame) where !mutant.concerns("event") {
      if mutant.path == ["data"] || mutant.path == ["data", "socket_id"] { continue }
      let server = try ChannelsServer { peer in
        peer.socket.send(mutant.text)
        peer.waitForEnd()
      }
      defer { server.stop() }
      let (pusher, listener) = (Pusher(to: server), Listener())
      pusher.delegate = listener
      pusher.connect()
      try await listener.states.wait(for: "connected")
      XCTAssertEqual(pusher.connection.socketId, "1.1", mutant.text)
    }
  }

  /// Refusals in any form; without a channel they are about the oldest request.
  func testNoMutationLosesARefusal() async throws {
    let frames = [
      #"{"event":"pusher:subscription_error","channel":"private-c","data":{"error":"no","#
        + #""status":401}}"#,
      #"{"event":"pusher:error","channel":"private-c","data":{"code":4009,"message":"no"}}"#,
    ]
    for frame in frames {
      for mutant in try Mutation.all(of: frame) where !mutant.concerns("event") {
        let isNamed = !mutant.concerns("channel")
        if !isNamed, frame.contains("pusher:error") { continue }
        let server = try ChannelsServer { peer in
          peer.greet()
          guard peer.next() != nil else { return }
          // A refusal with another channel's name is about that channel.
          peer.socket.send(mutant.text)
          peer.waitForEnd()
        }
        defer { server.stop() }
        if mutant.path == ["channel"], mutant.isConvertible { continue }
        let listener = Listener()
        let pusher = Pusher(to: server, .inline(secret: "secret"))
        pusher.delegate = listener
        pusher.subscribe("private-c")
        pusher.connect()
        let channels = try await listener.channels.first(1)
        XCTAssertTrue(channels[0].hasPrefix("failed private-c"), mutant.text)
      }
    }
  }

  func testNoMutationLosesASignIn() async throws {
    let frame = #"""
      {"event":"pusher:signin_success","data":{"user_data":
      {"id":"5","user_info":{"name":"Ann"},"watchlist":["6"]},"extra":1}}
      """#
    for mutant in try Mutation.all(of: frame) where !mutant.concerns("event") {
      let server = try ChannelsServer { peer in
        peer.greet()
        guard peer.next() != nil else { return }
        peer.socket.send(mutant.text)
        peer.confirmAll()
      }
      defer { server.stop() }
      let pusher = Pusher(to: server, .noMethod, .inline(secret: "s", user: User(id: "5")))
      pusher.connect()
      let user = try await pusher.signedInUser()
      if mutant.path != ["data", "user_data", "id"] { XCTAssertEqual(user.id, "5", mutant.text) }
    }
  }

  /// Changes of watched users with numeric ids, beside others that can't be read.
  func testNoMutationOfOneChangeLosesAnother() async throws {
    let frame = #"""
      {"event":"pusher_internal:watchlist_events","data":{"events":
      [{"name":"online","user_ids":[1,"2"]},{"name":"offline","user_ids":["3"]}]}}
      """#
    let mutants = try Mutation.all(of: frame).filter {
      $0.path.starts(with: ["data", "events", "0"])
    }
    let server = try ChannelsServer { peer in
      peer.greet()
      for mutant in mutants { peer.socket.send(mutant.text) }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let (pusher, received) = (Pusher(to: server), EventLog())
    pusher.user.watchlist.bind(eventName: "offline") { received.add($0.userIds.joined()) }
    pusher.connect()
    let changes = try await received.first(mutants.count)
    XCTAssertEqual(Set(changes), ["3"])
  }

  /// Lost messages are reported to the delegate.
  func testLostMessagesAreReported() async throws {
    let frames = [
      "oops", "5", "{}", #"{"event":7}"#, #"{"event":"pusher_internal:member_added"}"#,
      #"{"event":"pusher_internal:subscription_count","channel":"c","data":"#
        + #"{"subscription_count":"x"}}"#,
      #"{"event":"pusher_internal:watchlist_events","data":"oops"}"#,
    ]
    let listener = Listener()
    let received = try await events(frames, on: "c", listener)
    XCTAssertEqual(received, ["pusher_internal:watchlist_events"])
    let errors = try await listener.errors.first(frames.count)
    XCTAssertEqual(errors.count, frames.count, "\(errors)")
  }

  /// The notifications of a client whose server sends these messages after a success.
  private func events(
    _ frames: [String],
    on channel: String,
    _ listener: Listener = Listener()
  ) async throws -> [String] {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm(channel)
      for frame in frames { peer.socket.send(frame) }
      peer.send("end", on: channel.replacingOccurrences(of: "private-encrypted-", with: "#"))
      peer.send("pusher:end")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let (pusher, received) = (Pusher(to: server, .inline(secret: "secret")), EventLog())
    pusher.delegate = listener
    pusher.bind { received.add($0.eventName) }
    pusher.subscribe(channel)
    pusher.connect()
    try await received.wait(for: "pusher:end")
    return received.all.filter {
      !["pusher:subscription_succeeded", "end", "pusher:end"].contains($0)
    }
  }

  private func members(
    after frames: [String],
    _ listener: Listener = Listener()
  ) async throws -> [String] {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      for frame in frames { peer.socket.send(frame) }
      peer.send("end", on: "presence-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let (pusher, received) = (Pusher(to: server, .inline(secret: "secret")), EventLog())
    pusher.delegate = listener
    let channel = pusher.subscribeToPresenceChannel(channelName: "presence-c")
    channel.bind(eventName: "end") { _ in received.add("end") }
    pusher.connect()
    try await received.wait(for: "end")
    XCTAssertTrue(channel.subscribed, frames[0])
    return channel.members.map(\.userId)
  }
}

/// A message with one member changed.
private struct Mutation {
  let path: [String]
  let text: String
  /// Whether the value may be read as text.
  let isConvertible: Bool

  /// Whether it changes a member with one of these keys.
  func concerns(_ keys: String...) -> Bool { path.first.map(keys.contains) ?? false }

  private static let values: [JSONValue?] = [
    nil, .null, 7, "oops", "8", true, [1], [:], ["a": 1],
  ]

  /// The messages with each member at any depth removed, and replaced by a value of each type.
  static func all(of frame: String) throws -> [Mutation] {
    let json = try JSONValue(parsing: frame)
    return paths(in: json, []).flatMap { path in
      values.map { value in
        let isConvertible = value?.string != nil || value?.number != nil || value == true
        return Mutation(
          path: path,
          text: json.replacing(path[...], with: value).description,
          isConvertible: isConvertible
        )
      }
    }
  }

  private static func paths(in json: JSONValue, _ path: [String]) -> [[String]] {
    let inside: [(String, JSONValue)] =
      switch json {
      case .object(let object): object.members.map { ($0.key, $0.value) }
      case .array(let elements): elements.enumerated().map { ("\($0)", $1) }
      default: []
      }
    return inside.flatMap { key, value in [path + [key]] + paths(in: value, path + [key]) }
  }
}

extension JSONValue {
  fileprivate func replacing(_ path: ArraySlice<String>, with value: JSONValue?) -> JSONValue {
    guard let step = path.first else { return value ?? self }
    let rest = path.dropFirst()
    switch self {
    case .object(var object):
      object[step] = rest.isEmpty ? value : object[step]?.replacing(rest, with: value)
      return .object(object)
    case .array(var elements):
      guard let index = Int(step) else { return self }
      if rest.isEmpty, value == nil {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].replacing(rest, with: value)
      }
      return .array(elements)
    default: return self
    }
  }
}
