import BinderyTesting
import Foundation
import PusherSwift
import Sandbox

/// A demo of two clients that meet on a local Pusher Channels, with a line for each step.
struct DemoPusher {
  /// Runs the demo and returns the exit status.
  func run() async -> Int32 {
    do {
      let sandbox = ChannelsSandbox()
      let server = try ChannelsServer(sandbox)
      defer { server.stop() }
      Terminal.result(
        "Two clients and a local Pusher Channels on \(server.url), a sandbox on this machine."
      )
      try await connectClients(on: server, sandbox)
      return 0
    } catch {
      Terminal.failure("error: \(error)")
      return 1
    }
  }

  private func connectClients(on server: ChannelsServer, _ sandbox: ChannelsSandbox) async throws {
    let ann = DemoClient("ann", of: server)
    let ben = DemoClient("ben", of: server)
    try await ann.enter()
    try await ben.enter()
    Terminal.result("ben finds \(ben.members) on \(DemoClient.room)")
    await ann.printNext()
    for (user, other, text) in [(ann, ben, "Hello, Ben!"), (ben, ann, "Hello, Ann. 🙃")] {
      try user.channel.trigger("client-message", with: ["text": text])
      await other.printNext()
    }
    sandbox.trigger("new-price", on: DemoClient.room, data: #"{"symbol":"BNDY","price":1042.75}"#)
    await ann.printNext()
    await ben.printNext()
    try await subscribeToCacheChannel("cache-weather", ann, sandbox)
    ben.client.disconnect()
    await ann.printNext()
  }

  /// Subscribes to a cache channel after an event was sent to it, and prints that event.
  private func subscribeToCacheChannel(
    _ channel: String,
    _ user: DemoClient,
    _ sandbox: ChannelsSandbox
  ) async throws {
    sandbox.trigger("forecast", on: channel, data: #"{"sky":"clear"}"#)
    Terminal.result("\(user.name) comes to \(channel), where something was sent before")
    user.bindEvents(of: user.client.subscribe(channel))
    await user.printNext()
  }
}

/// A user with a client, and the lines about its events.
private final class DemoClient: Sendable {
  static let room = "presence-lobby"

  let name: String
  let client: Pusher
  let channel: PusherPresenceChannel
  private let lines = Received<String>()

  init(_ name: String, of server: ChannelsServer) {
    self.name = name
    client = Pusher(
      key: "demo",
      options: PusherClientOptions(
        authMethod: .endpoint(authEndpoint: "\(server.url)/pusher/auth?user_id=\(name)"),
        host: .host("127.0.0.1"),
        port: Int(server.port),
        useTLS: false
      ),
      callbackQueue: DispatchQueue(label: name)
    )
    channel = client.subscribeToPresenceChannel(
      channelName: Self.room,
      onMemberAdded: { [lines] in lines.add("\(name) sees \($0.userId) come") },
      onMemberRemoved: { [lines] in lines.add("\(name) sees \($0.userId) go") }
    )
    bindEvents(of: channel)
  }

  var members: String { channel.members.map(\.userId).sorted().joined(separator: " and ") }

  /// Connects, and returns once the room is subscribed.
  func enter() async throws {
    client.connect()
    _ = try await client.subscription(to: Self.room)
  }

  /// Adds a line for each event of a channel, except for those of the service.
  func bindEvents(of channel: PusherChannel) {
    for event in ["client-message", "new-price", "forecast"] {
      channel.bind(eventName: event) { [name, lines] event in
        let sender = event.userId ?? "the app's server"
        lines.add("\(name) receives \(event.eventName) of \(sender): \(event.data ?? "nothing")")
      }
    }
  }

  /// Waits for the next line, and prints it.
  func printNext() async {
    if let line = await lines.next() { Terminal.result(line) }
  }
}
