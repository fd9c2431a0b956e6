import BinderyRuntime
import BinderyTesting

@testable import PusherSwift

/// A client of Channels to which recorded sessions are replayed, and whose user does what the
/// recorded client's did.
///
/// Sendable because what changes does so on the replay's task alone.
final class ReplayedPusher: SessionPlayer, @unchecked Sendable {
  let heard: Heard
  let pusher: Pusher
  private let queue = DispatchQueue(label: "replay")
  private let sockets: ScriptedSockets
  private let recording: RecordedClient
  private let authorizations: RecordedAuthorizations
  /// A word for each time that the client had settled.
  private let settled: Heard
  private static let sentinel = "settled"
  /// Which channels are wanted, by the socket on which each was last asked for.
  private var wanted: [String: Int] = [:]
  private var isSignedIn = false

  init(on stage: ReplayStage) {
    heard = Heard(patience: stage.patience)
    recording = stage.client
    sockets = stage.sockets
    authorizations = RecordedAuthorizations(recording, sockets)
    settled = Heard(patience: stage.patience)
    pusher = Pusher(
      key: recording.url?.lastPathComponent ?? "",
      options: PusherClientOptions(of: recording),
      parts: PusherParts(
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

  /// What is logged last comes after all that the client was told to do, and called back for.
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
      wanted[message.data.channel] = nil
      pusher.unsubscribe(message.data.channel)
    case .signIn:
      if !isSignedIn { pusher.signIn() }
      isSignedIn = true
    // What a user says stands among the calls: else whatever is recorded would be said.
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

  /// What was wanted on an earlier socket the client asks for again by itself, and so it does for a
  /// signed-in user's own channel.
  private func subscribe(to name: String) {
    let socket = sockets.urls.all.count
    defer { wanted[name] = socket }
    if name.hasPrefix("#") || wanted[name].map({ $0 < socket }) == true { return }
    let isNew = pusher.connection.channels.find(name: name) == nil
    let channel = pusher.subscribe(
      channelName: name,
      onMemberAdded: { [self] in tell(["added": .string($0.userId), "info": $0.info ?? .null]) },
      onMemberRemoved: { [self] in tell(["removed": .string($0.userId)]) },
      onSubscriptionCountChanged: { [self] in tell(["count": .number(JSONNumber($0))]) }
    )
    for event in isNew ? recording.events(on: name) : [] {
      channel.bind(eventName: event) { [self] in tell("bound", $0) }
    }
  }
}

// What the user hears.
extension ReplayedPusher {
  private func listen() {
    pusher.bind { [weak self] in self?.tell("event", $0) }
    for event in recording.events(on: "#server-to-user-") {
      pusher.user.bind(eventName: event) { [weak self] in self?.tell("forUser", $0) }
    }
    for name in ["online", "offline"] {
      pusher.user.watchlist.bind(eventName: name) { [weak self] change in
        self?.tell([name: .array(change.userIds.map { .string($0) })])
      }
    }
  }

  private func tell(_ key: String, _ event: PusherEvent) {
    var told = JSONObject([(key, .string(event.eventName))])
    told["channel"] = event.channelName.map { .string($0) }
    told["data"] = event.data.map { .string($0) }
    told["user"] = event.userId.map { .string($0) }
    tell(told)
  }

  private func tell(_ told: JSONObject) { heard.add(told.description) }
}

// Not the main actor's: its client has a queue of its own in place of the main queue.
extension ReplayedPusher: PusherDelegate {
  nonisolated func debugLog(message: String) {
    if message == Self.sentinel { settled.add(message) }
  }

  nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    tell(["state": .string(new.stringValue())])
  }

  nonisolated func subscribedToChannel(name: String) {
    var told: JSONObject = ["subscribed": .string(name)]
    if let room = pusher.connection.channels.findPresence(name: name) {
      told["members"] = .array(room.members.map { .string($0.userId) })
      told["me"] = room.myId.map { .string($0) }
    }
    tell(told)
  }

  nonisolated func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    tell(["refused": .string(name), "data": data.map { .string($0) } ?? .null])
  }

  nonisolated func failedToDecryptEvent(eventName: String, channelName: String, data: String?) {
    tell(["undecryptable": .string(eventName), "channel": .string(channelName)])
  }

  nonisolated func receivedError(error: PusherError) {
    let code = error.code.map { JSONValue.number(JSONNumber($0)) }
    tell(["error": .string(error.message), "code": code ?? .null])
  }

  nonisolated func signedIn(userId: String) { tell(["signedIn": .string(userId)]) }

  nonisolated func failedToSignIn(error: PusherSignInError) {
    tell(["notSignedIn": .string("\(error)")])
  }
}
