import BinderyRuntime
import BinderyTesting

@testable import PusherSwift

/// A client of Channels that replays recorded sessions, and whose user performs the recorded calls.
final class ReplayedPusher: SessionPlayer, Sendable {
  let deliveries: EventLog
  let pusher: Pusher
  private let queue = DispatchQueue(label: "replay")
  private let sockets: ScriptedSockets
  private let recording: RecordedClient
  private let authorizations: RecordedAuthorizations
  /// An entry for each time that the client has executed all commands.
  private let settled: EventLog
  private static let sentinel = "settled"
  /// The subscribed channels, with the number of the socket on which each was last requested.
  private let subscribed = Locked<[String: Int]>([:])
  private let isSignedIn = Locked(false)

  init(on stage: ReplayStage) {
    deliveries = EventLog(timeout: stage.timeout)
    recording = stage.client
    sockets = stage.sockets
    authorizations = RecordedAuthorizations(recording, sockets)
    settled = EventLog(timeout: stage.timeout)
    pusher = Pusher(
      key: recording.url?.lastPathComponent ?? "",
      options: PusherClientOptions(of: recording),
      parts: PusherDependencies(
        sockets: sockets,
        http: authorizations,
        clock: stage.clock,
        queue: queue,
        jitter: { 0 }
      )
    )
    pusher.delegate = self
    listen()
  }

  func begin() { pusher.connect() }

  var differences: [String] { authorizations.differences }

  func settle() async {
    await authorizations.settle()
    await clientDoesAll()
  }

  func finish() async { await clientDoesAll() }

  /// The log command is executed after all earlier commands and their callbacks.
  private func clientDoesAll() async {
    let count = settled.all.count + 1
    pusher.connection.commands.send(.log(Self.sentinel))
    _ = try? await settled.first(count)
  }

  func act(for frame: HTTPArchive.Frame) {
    if frame.opcode == 8 { return pusher.disconnect() }
    guard let message = try? ConnectionChannel.Outgoing(message: frame.data) else { return }
    switch message {
    case .subscribe(let message): subscribe(to: message.data.channel)
    case .unsubscribe(let message):
      subscribed.withLock { $0[message.data.channel] = nil }
      pusher.unsubscribe(message.data.channel)
    case .signIn:
      let isFirst = isSignedIn.withLock { isSignedIn in
        defer { isSignedIn = true }
        return !isSignedIn
      }
      if isFirst { pusher.signIn() }
    // Client events are recorded as calls, so that they are not repeated here.
    case .clientEvent, .ping, .pong, .unknown: break
    }
  }

  func perform(_ call: JSONValue) async {
    if call == "disconnect" { return pusher.disconnect() }
    if let channel = call["subscribe"]?.string { return subscribe(to: channel) }
    guard let event = call["trigger"]?.string, let channel = call["channel"]?.string else { return }
    let data = call["data"]?.foundation ?? NSNull()
    pusher.connection.channels.find(name: channel)?.trigger(eventName: event, data: data)
  }

  /// Subscribes to a channel, unless the client repeats the subscription of an earlier socket by
  /// itself, or it is the user's own channel.
  private func subscribe(to name: String) {
    let socket = sockets.urls.all.count
    let before = subscribed.withLock { $0.updateValue(socket, forKey: name) }
    if name.hasPrefix("#") || before.map({ $0 < socket }) == true { return }
    let isNew = pusher.connection.channels.find(name: name) == nil
    let channel = pusher.subscribe(
      channelName: name,
      onMemberAdded: { [self] in record(["added": .string($0.userId), "info": $0.info ?? .null]) },
      onMemberRemoved: { [self] in record(["removed": .string($0.userId)]) },
      onSubscriptionCountChanged: { [self] in record(["count": .number(JSONNumber($0))]) }
    )
    for event in isNew ? recording.events(on: name) : [] {
      channel.bind(eventName: event) { [self] in record("bound", $0) }
    }
  }
}

// Notifications.
extension ReplayedPusher {
  private func listen() {
    pusher.bind { [weak self] in self?.record("event", $0) }
    for event in recording.events(on: "#server-to-user-") {
      pusher.user.bind(eventName: event) { [weak self] in self?.record("forUser", $0) }
    }
    for name in ["online", "offline"] {
      pusher.user.watchlist.bind(eventName: name) { [weak self] change in
        self?.record([name: .array(change.userIds.map { .string($0) })])
      }
    }
  }

  private func record(_ key: String, _ event: PusherEvent) {
    var entry = JSONObject([(key, .string(event.eventName))])
    entry["channel"] = event.channelName.map { .string($0) }
    entry["data"] = event.data.map { .string($0) }
    entry["user"] = event.userId.map { .string($0) }
    record(entry)
  }

  private func record(_ entry: JSONObject) { deliveries.add(entry.description) }
}

// Not isolated to the main actor: the client has a queue of its own instead of the main queue.
extension ReplayedPusher: PusherDelegate {
  nonisolated func debugLog(message: String) {
    if message == Self.sentinel { settled.add(message) }
  }

  nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    record(["state": .string(new.stringValue())])
  }

  nonisolated func subscribedToChannel(name: String) {
    var entry: JSONObject = ["subscribed": .string(name)]
    if let room = pusher.connection.channels.findPresence(name: name) {
      entry["members"] = .array(room.members.map { .string($0.userId) })
      entry["me"] = room.myId.map { .string($0) }
    }
    record(entry)
  }

  nonisolated func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    record(["refused": .string(name), "data": data.map { .string($0) } ?? .null])
  }

  nonisolated func failedToDecryptEvent(eventName: String, channelName: String, data: String?) {
    record(["undecryptable": .string(eventName), "channel": .string(channelName)])
  }

  nonisolated func receivedError(error: PusherError) {
    let code = error.code.map { JSONValue.number(JSONNumber($0)) }
    record(["error": .string(error.message), "code": code ?? .null])
  }

  nonisolated func signedIn(userId: String) { record(["signedIn": .string(userId)]) }

  nonisolated func failedToSignIn(error: PusherSignInError) {
    record(["notSignedIn": .string("\(error)")])
  }
}
