import PusherSwift
import TestSupport
import XCTest

/// The code of the page for those who begin, which compiles because it stands here, too.
final class GettingStartedTests: TimedTestCase {
  func testEachPieceOfCodeStandsHere() throws {
    try DocumentationPage("Sources/PusherSwift/PusherSwift.docc/GettingStarted.md")
      .assertCode(5, standsIn: "Tests/PusherSwiftTests/Defects/GettingStartedTests.swift")
  }

  private struct Price: Decodable {
    let amount: Int
  }

  private struct Typing: Encodable {
    let user: String
  }

  /// Never called: it needs an account.
  private func begin(_ queue: DispatchQueue) async throws {
    let options = PusherClientOptions(
      authMethod: .endpoint(authEndpoint: "https://app.example/pusher/auth"),
      host: .cluster("eu")
    )
    let pusher = Pusher(key: "APP_KEY", options: options, callbackQueue: queue)
    let prices = pusher.subscribe("prices")
    prices.bind(eventName: "new-price") { event in print(event.data ?? "") }
    pusher.connect()
    try await read(pusher, options)
  }

  private func authorize(
    _ sign: @escaping @Sendable (String, String) async throws -> PusherAuth,
    _ signUser: @escaping @Sendable (String) async throws -> PusherUserAuth
  ) -> PusherClientOptions {
    let options = PusherClientOptions(
      authMethod: .authorization { socketID, channelName in
        try await sign(socketID, channelName)
      },
      userAuthMethod: .authentication { socketID in try await signUser(socketID) }
    )
    return options
  }

  private func read(_ pusher: Pusher, _ options: PusherClientOptions) async throws {
    let updates = pusher.subscribe("presence-room").events("new-price", as: Price.self)
    let room = try await pusher.subscription(to: "presence-room")
    for await event in updates {
      print(try event.content.amount, event.droppedBefore)
    }
    try room.trigger("client-typing", with: Typing(user: "ann"))
    options.userAuthMethod = .endpoint(authEndpoint: "https://app.example/pusher/user-auth")
    let changes = pusher.user.watchlist.changes
    pusher.user.bind(eventName: "invited") { event in print(event.data ?? "") }
    let ann = try await pusher.signedInUser()
    for await change in changes where change.userIds != [ann.id] {
      print(change.name, change.userIds)
    }
  }
}
