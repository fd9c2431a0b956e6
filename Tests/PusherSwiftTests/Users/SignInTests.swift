import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift
@testable import Sandbox

/// Sign-in with the local Channels server, whose auth endpoints are the app's.
final class SignInTests: TimedTestCase {
  private let listener = Listener()
  private let sandbox = ChannelsSandbox()
  private let events = EventLog()

  func testASignedInUserReceivesItsOwnEvents() async throws {
    let server = try serve()
    let pusher = client(of: server, user: "ann")
    pusher.user.bind(eventName: "invited") { [events] in events.write($0) }
    pusher.bind { [events] in events.add("global \($0.eventName)") }
    pusher.connect()
    let user = try await pusher.signedInUser()
    XCTAssertEqual(user.id, "ann")
    XCTAssertEqual(pusher.user.userId, "ann")
    // A call while signed in returns at once.
    let again = try await pusher.signedInUser()
    XCTAssertEqual(again, user)
    trigger("other", on: "ben")
    trigger("invited", on: "ann")
    let received = try await events.first(3)
    XCTAssertEqual(
      received,
      [
        "global pusher:signin_success", "global invited", "invited #server-to-user-ann {}",
      ]
    )
    XCTAssertEqual(listener.users.all, ["signed in ann"])
    pusher.disconnect()
    try await listener.states.wait(for: "disconnected")
    XCTAssertNil(pusher.user.userId)
  }

  func testEventsOfTheUserAreDecoded() async throws {
    struct Invitation: Decodable { let room: String }
    let server = try serve()
    let pusher = client(of: server, user: "ann")
    pusher.connect()
    try await pusher.signedInUser()
    var invitations = pusher.user.events("invited", as: Invitation.self).makeAsyncIterator()
    trigger("invited", on: "ann", #"{"room":"lobby"}"#)
    let invitation = try await invitations.next()?.content
    XCTAssertEqual(invitation?.room, "lobby")
  }

  func testWatchedUsersGoOnlineAndOffline() async throws {
    let server = try serve()
    let ann = client(of: server, user: "ann", watchlist: "ben,cat")
    ann.user.watchlist.bind(eventName: "online") { [events] in
      events.add("\($0.name) \($0.userIds)")
    }
    let gone = ann.user.watchlist.bind(eventName: "offline") { [events] _ in events.add("gone") }
    ann.user.watchlist.unbind(eventName: "offline", callbackId: gone)
    ann.bind { [events] in
      if $0.eventName.hasPrefix("pusher_internal") { events.add($0.eventName) }
    }
    var changes = ann.user.watchlist.changes.makeAsyncIterator()
    let ben = client(of: server, user: "ben")
    ben.connect()
    try await ben.signedInUser()
    ann.connect()
    try await ann.signedInUser()
    let cat = client(of: server, user: "cat")
    cat.connect()
    try await cat.signedInUser()
    ben.disconnect()
    var all: [PusherWatchlistChange] = []
    for _ in 1...3 { if let change = await changes.next() { all.append(change) } }
    XCTAssertEqual(
      all,
      [
        PusherWatchlistChange(name: .online, userIds: ["ben"], droppedBefore: 0),
        PusherWatchlistChange(name: .online, userIds: ["cat"], droppedBefore: 0),
        PusherWatchlistChange(name: .offline, userIds: ["ben"], droppedBefore: 0),
      ]
    )
    let raw = "pusher_internal:watchlist_events"
    let received = try await events.first(5)
    XCTAssertEqual(received, [raw, #"online ["ben"]"#, raw, #"online ["cat"]"#, raw])
  }

  func testAReconnectionSignsInAgainOnce() async throws {
    let server = try serve()
    let pusher = client(of: server, user: "ann")
    pusher.user.bind(eventName: "invited") { [events] in events.write($0) }
    pusher.connect()
    try await pusher.signedInUser()
    sandbox.perform(.close(4200))
    let users = try await listener.users.first(2)
    XCTAssertEqual(users, ["signed in ann", "signed in ann"])
    trigger("invited", on: "ann")
    trigger("invited", on: "ann", "2")
    let received = try await events.first(2)
    XCTAssertEqual(received, ["invited #server-to-user-ann {}", "invited #server-to-user-ann 2"])
    let asked = sandbox.requests.filter { $0.request.target.contains("user-auth") }
    XCTAssertEqual(asked.count, 2)
  }

  /// The auth endpoint need not name the member of a presence channel if its users sign in.
  func testASignedInUserIsTheMemberOnPresenceChannels() async throws {
    let server = try serve()
    let secret = sandbox.settings.credentials.secret
    let pusher = Pusher(
      key: "demo",
      port: server.port,
      .authorizer(authorizer: Signer(credentials: sandbox.settings.credentials)),
      .inline(secret: secret, user: User(id: "ann", userInfo: ["name": "Ann"]))
    )
    pusher.delegate = listener
    let channel = pusher.subscribeToPresenceChannel("presence-room")
    pusher.signIn()
    pusher.connect()
    try await listener.channels.wait(for: "subscribed presence-room")
    XCTAssertEqual(channel.myId, "ann")
    XCTAssertEqual(channel.me()?.info, ["name": "Ann"])
    sandbox.perform(.close(4200))
    let channels = try await listener.channels.first(2)
    XCTAssertEqual(channels.last, "subscribed presence-room")
    XCTAssertEqual(channel.myId, "ann")
  }

  private struct Signer: Authorizer {
    let credentials: AppCredentials

    nonisolated func fetchAuthValue(
      socketID: String,
      channelName: String,
      completionHandler: @escaping @Sendable (PusherAuth?) -> Void
    ) {
      let signed = AppCredentials.subscription(channelName, socketID: socketID, data: nil)
      completionHandler(PusherAuth(auth: credentials.auth(for: signed)))
    }
  }

  private func serve() throws -> Sandbox.ChannelsServer {
    let server = try Sandbox.ChannelsServer(sandbox)
    addTeardownBlock { server.stop() }
    return server
  }

  private func client(
    of server: Sandbox.ChannelsServer,
    user: String,
    watchlist: String = ""
  ) -> Pusher {
    let endpoint = "\(server.url)/pusher/user-auth?user_id=\(user)&watchlist=\(watchlist)"
    let pusher = Pusher(
      key: "demo",
      port: server.port,
      .noMethod,
      .endpoint(authEndpoint: endpoint)
    )
    pusher.delegate = listener
    return pusher
  }

  private func trigger(_ name: String, on user: String, _ data: String = "{}") {
    sandbox.change { $0.trigger(AppEvent(name: name, data: data), on: "#server-to-user-\(user)") }
  }
}
