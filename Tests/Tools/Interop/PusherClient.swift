import BinderyRuntime
import Foundation
import PusherSwift

/// A client of Pusher Channels: it subscribes, triggers client events, signs in, and returns the
/// `next` event, including member changes.
struct PusherClient: CommandClient {
  private let pusher: Pusher
  private let received: AsyncStream<JSONValue>.Continuation
  private var news: AsyncStream<JSONValue>.AsyncIterator

  init(_ origin: String, _ user: String) {
    let (host, port) = (origin.prefix { $0 != ":" }, origin.drop { $0 != ":" }.dropFirst())
    let (stream, received) = AsyncStream.makeStream(of: JSONValue.self)
    (self.received, news) = (received, stream.makeAsyncIterator())
    pusher = Pusher(
      key: "demo",
      options: PusherClientOptions(
        authMethod: .endpoint(authEndpoint: "http://\(origin)/pusher/auth?user_id=\(user)"),
        host: .host(String(host)),
        port: Int(port),
        useTLS: false,
        userAuthMethod: .endpoint(authEndpoint: "http://\(origin)/pusher/user-auth?user_id=\(user)")
      ),
      callbackQueue: DispatchQueue(label: "events")
    )
    pusher.bind { event in
      guard !event.eventName.hasPrefix("pusher:") else { return }
      received.yield(event.json)
    }
    pusher.connect()
  }

  mutating func execute(_ command: JSONValue) async throws -> JSONValue {
    let channel = command["channel"]?.string ?? ""
    switch command["do"]?.string {
    case "socket":
      // Only a connected client has a socket ID; a subscription proves the connection.
      _ = try await pusher.subscription(to: "lobby")
      return ["socket": .string(pusher.connection.socketId ?? "")]
    case "subscribe": return try await subscribe(to: channel, command["auth"])
    case "leave":
      pusher.unsubscribe(channel)
      return [:]
    case "trigger":
      let text = command["data"]?.description ?? "null"
      let data = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      let event = command["event"]?.string ?? ""
      pusher.connection.channels.find(name: channel)?.trigger(eventName: event, data: data)
      return [:]
    case "sign in": return ["user": .string(try await pusher.signedInUser().id)]
    case "next": return await news.next() ?? .null
    default: throw UnknownCommand()
    }
  }

  /// - Parameter auth: The authorization that a server library has signed.
  private func subscribe(to name: String, _ auth: JSONValue?) async throws -> JSONValue {
    let given = auth.flatMap { auth in
      auth["auth"]?.string.map {
        PusherAuth(
          auth: $0,
          channelData: auth["channel_data"]?.string,
          sharedSecret: auth["shared_secret"]?.string
        )
      }
    }
    let channel = pusher.subscribe(
      name,
      auth: given,
      onMemberAdded: { [received] in received.yield(["come": .string($0.userId)]) },
      onMemberRemoved: { [received] in received.yield(["gone": .string($0.userId)]) }
    )
    _ = try await pusher.subscription(to: name, auth: given)
    let members = (channel as? PusherPresenceChannel)?.members.map(\.userId).sorted() ?? []
    return ["members": .array(members.map { .string($0) })]
  }
}

extension PusherEvent {
  fileprivate var json: JSONValue {
    [
      "event": .string(eventName), "channel": channelName.map { .string($0) } ?? .null,
      "data": data.map { .string($0) } ?? .null, "user": userId.map { .string($0) } ?? .null,
    ]
  }
}
