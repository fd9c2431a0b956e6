import BinderyTesting
import Foundation
import PubNubSDK
import Sandbox

/// A demo of two clients that chat on a local PubNub, with a line for each step.
struct DemoPubNub {
  /// Runs the demo and returns the exit status.
  func run() async -> Int32 {
    do {
      let server = try PubNubServer(PubNubSandbox())
      defer { server.stop() }
      Terminal.result(
        "Two clients and a local PubNub on \(server.url), a sandbox on this machine."
      )
      try await chat(by: server)
      return 0
    } catch {
      Terminal.failure("error: \(error)")
      return 1
    }
  }

  private func chat(by server: PubNubServer) async throws {
    let ann = DemoUser("ann", of: server)
    let ben = DemoUser("ben", of: server)
    try await ann.enter()
    try await ben.enter()
    await printPresence(ann.presence, until: .join(uuids: ["ben"]))
    for (user, other, text) in [
      (ann, ben, "Hello, Ben!"), (ben, ann, "Hello, Ann. Is it “raining” + windy? 🙃"),
      (ann, ben, "Only here: nothing of this leaves the machine."),
    ] {
      try await user.client.publish(channel: DemoUser.channel, message: ["text": text])
      if let message = await other.messages.next() {
        Terminal.result("\(other.name) receives \(message.publisher ?? "?"): \(message.text)")
      }
    }
    ben.client.unsubscribeAll()
    await printPresence(ann.presence, until: .leave(uuids: ["ben"]))
    try await printHistory(of: ann)
  }

  /// Prints presence changes up to the last one.
  private func printPresence(
    _ presence: Received<PubNubPresenceChangeAction>,
    until last: PubNubPresenceChangeAction
  ) async {
    while let action = await presence.next() {
      switch action {
      case .join(let users): Terminal.result("ann sees \(users.joined(separator: ", ")) come")
      case .leave(let users): Terminal.result("ann sees \(users.joined(separator: ", ")) go")
      case .timeout, .stateChange: break
      }
      if action == last { return }
    }
  }

  private func printHistory(of user: DemoUser) async throws {
    let history = try await user.client.fetchMessageHistory(for: [DemoUser.channel])
    let messages = history.messagesByChannel[DemoUser.channel] ?? []
    Terminal.result("History has kept \(messages.count) messages:")
    for message in messages {
      Terminal.result("  \(message.published)  \(message.publisher ?? "?"): \(message.text)")
    }
  }
}

/// A user with a client, and the events that it has received.
private struct DemoUser {
  static let channel = "lobby"

  let name: String
  let client: PubNub
  let messages = Received<any PubNubMessage>()
  let presence = Received<PubNubPresenceChangeAction>()
  private let statuses = Received<ConnectionStatus>()
  private let listener: EventListener
  private let statusListener: StatusListener

  init(_ name: String, of server: PubNubServer) {
    self.name = name
    client = PubNub(
      configuration: PubNubConfiguration(
        publishKey: "demo",
        subscribeKey: "demo",
        userId: name,
        useSecureConnections: false,
        origin: server.origin
      )
    )
    let queue = DispatchQueue(label: name)
    listener = EventListener(queue: queue)
    statusListener = StatusListener(queue: queue)
    listener.onMessage = { [messages] message in
      if message.publisher != name { messages.add(message) }
    }
    listener.onPresence = { [presence] change in
      for action in change.actions { presence.add(action) }
    }
    statusListener.onConnectionStateChange = { [statuses] in statuses.add($0) }
  }

  /// Subscribes to the channel, and waits until it is connected or fails.
  func enter() async throws(PubNubError) {
    client.addEventListener(listener)
    client.addStatusListener(statusListener)
    client.subscribe(to: [Self.channel], withPresence: true)
    while let status = await statuses.next(), status != .connected {
      if case .disconnectedUnexpectedly(let error) = status { throw error }
    }
  }
}

extension PubNubMessage {
  fileprivate var text: String { payload.codableValue["text"]?.stringOptional ?? "?" }
}
