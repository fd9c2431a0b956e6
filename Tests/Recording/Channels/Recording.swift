import Foundation
import PusherSwift

/// A client of a local Pusher Channels that is led line by line, for whoever records it.
///
///     Recording PORT KEY USER
///
/// It takes `connect`, `disconnect`, `signin`, `subscribe CHANNEL`, `unsubscribe CHANNEL` and
/// `trigger CHANNEL EVENT JSON`, and says in a line what it hears. Ann and Ben watch each other.
@main
struct Recording {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let port = Int(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: Recording PORT KEY USER\n".utf8))
      exit(2)
    }
    let client = LedClient(port: port, key: arguments[2], user: arguments[3])
    // The main queue is the delegate's.
    Thread.detachNewThread {
      while let line = readLine() { client.obey(line.split(separator: " ", maxSplits: 3)) }
      exit(0)
    }
    dispatchMain()
  }
}

/// The client, and what it says.
private final class LedClient: PusherDelegate, Sendable {
  private let pusher: Pusher

  init(port: Int, key: String, user: String) {
    let question = Question(port: port, user: user)
    let options = PusherClientOptions(
      authMethod: .authRequestBuilder(authRequestBuilder: question),
      host: .host("127.0.0.1"),
      port: port,
      useTLS: false,
      userAuthMethod: .authRequestBuilder(authRequestBuilder: question)
    )
    pusher = Pusher(key: key, options: options, callbackQueue: DispatchQueue(label: user))
    pusher.delegate = self
    pusher.bind { event in
      Self.say("event \(event.eventName) \(event.channelName ?? "-") \(event.data ?? "-")")
    }
  }

  func obey(_ words: [Substring]) {
    switch words.first {
    case "connect": pusher.connect()
    case "disconnect": pusher.disconnect()
    case "signin": pusher.signIn()
    case "subscribe" where words.count == 2:
      pusher.subscribe(
        channelName: String(words[1]),
        onMemberAdded: { Self.say("added \($0.userId)") },
        onMemberRemoved: { Self.say("removed \($0.userId)") }
      )
    case "unsubscribe" where words.count == 2: pusher.unsubscribe(String(words[1]))
    case "trigger" where words.count == 4: trigger(words)
    default: Self.say("what is \(words.joined(separator: " "))?")
    }
  }

  private func trigger(_ words: [Substring]) {
    let channel = pusher.connection.channels.find(name: String(words[1]))
    let data = try? JSONSerialization.jsonObject(with: Data(words[3].utf8))
    guard let channel, let data else { return Self.say("nothing to trigger") }
    channel.trigger(eventName: String(words[2]), data: data)
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    Self.say("state \(new.stringValue())")
  }

  func subscribedToChannel(name: String) { Self.say("subscribed \(name)") }

  func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    Self.say("refused \(name)")
  }

  func signedIn(userId: String) { Self.say("signed in \(userId)") }

  func receivedError(error: PusherError) { Self.say("error \(error)") }
}

/// Asks the sandbox's auth endpoints, and says who the user is.
private struct Question: AuthRequestBuilderProtocol, UserAuthRequestBuilder {
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
