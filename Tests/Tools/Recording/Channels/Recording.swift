import Foundation
import PusherSwift

/// A client of a local Pusher Channels for recordings, controlled line by line.
///
///     Recording PORT KEY USER
///
/// It reads `connect`, `disconnect`, `signin`, `subscribe CHANNEL`, `unsubscribe CHANNEL` and
/// `trigger CHANNEL EVENT JSON`, and prints a line for each event. Ann and Ben watch each other.
@main
struct Recording {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let port = Int(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: Recording PORT KEY USER\n".utf8))
      exit(2)
    }
    let client = CommandClient(port: port, key: arguments[2], user: arguments[3])
    // The main queue is the delegate's.
    Thread.detachNewThread {
      while let line = readLine() { client.execute(line.split(separator: " ", maxSplits: 3)) }
      exit(0)
    }
    dispatchMain()
  }
}

/// The client, which prints its events.
private final class CommandClient: PusherDelegate, Sendable {
  private let pusher: Pusher

  init(port: Int, key: String, user: String) {
    let builder = AuthRequestBuilder(port: port, user: user)
    let options = PusherClientOptions(
      authMethod: .authRequestBuilder(authRequestBuilder: builder),
      host: .host("127.0.0.1"),
      port: port,
      useTLS: false,
      userAuthMethod: .authRequestBuilder(authRequestBuilder: builder)
    )
    pusher = Pusher(key: key, options: options, callbackQueue: DispatchQueue(label: user))
    pusher.delegate = self
    pusher.bind { event in
      Self.printLine("event \(event.eventName) \(event.channelName ?? "-") \(event.data ?? "-")")
    }
  }

  func execute(_ words: [Substring]) {
    switch words.first {
    case "connect": pusher.connect()
    case "disconnect": pusher.disconnect()
    case "signin": pusher.signIn()
    case "subscribe" where words.count == 2:
      pusher.subscribe(
        channelName: String(words[1]),
        onMemberAdded: { Self.printLine("added \($0.userId)") },
        onMemberRemoved: { Self.printLine("removed \($0.userId)") }
      )
    case "unsubscribe" where words.count == 2: pusher.unsubscribe(String(words[1]))
    case "trigger" where words.count == 4: trigger(words)
    default: Self.printLine("what is \(words.joined(separator: " "))?")
    }
  }

  private func trigger(_ words: [Substring]) {
    let channel = pusher.connection.channels.find(name: String(words[1]))
    let data = try? JSONSerialization.jsonObject(with: Data(words[3].utf8))
    guard let channel, let data else { return Self.printLine("nothing to trigger") }
    channel.trigger(eventName: String(words[2]), data: data)
  }

  private static func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    Self.printLine("state \(new.stringValue())")
  }

  func subscribedToChannel(name: String) { Self.printLine("subscribed \(name)") }

  func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    Self.printLine("refused \(name)")
  }

  func signedIn(userId: String) { Self.printLine("signed in \(userId)") }

  func receivedError(error: PusherError) { Self.printLine("error \(error)") }
}

/// A request builder for the sandbox's auth endpoints, with the user's ID.
private struct AuthRequestBuilder: AuthRequestBuilderProtocol, UserAuthRequestBuilder {
  let port: Int
  let user: String

  func requestFor(socketID: String, channelName: String) -> URLRequest? {
    request("auth", ["socket_id": socketID, "channel_name": channelName, "user_id": user])
  }

  func requestFor(socketID: String) -> URLRequest? {
    request("user-auth", ["socket_id": socketID, "user_id": user, "watchlist": "ann,ben"])
  }

  private func request(_ path: String, _ form: KeyValuePairs<String, String>) -> URLRequest? {
    var fields = URLComponents()
    fields.queryItems = form.map { URLQueryItem(name: $0.key, value: $0.value) }
    guard let url = URL(string: "http://127.0.0.1:\(port)/pusher/\(path)") else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = fields.percentEncodedQuery.map { Data($0.utf8) }
    return request
  }
}
