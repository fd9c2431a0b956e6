import PusherSwift

/// The documentation's request builder, in a class that isn't `Sendable`.
class AuthRequestBuilder: AuthRequestBuilderProtocol {
  var requests = 0

  func requestFor(socketID: String, channelName: String) -> URLRequest? {
    requests += 1
    guard let url = URL(string: "http://localhost:9292/builder") else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = "socket_id=\(socketID)&channel_name=\(channelName)"
      .data(using: String.Encoding.utf8)
    request.addValue("myToken", forHTTPHeaderField: "Authorization")
    return request
  }
}

/// The documentation's authorizer, in a class that isn't `Sendable`.
class MyAuthorizer: Authorizer {
  var channels: [String] = []

  func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: (PusherAuth?) -> Void
  ) {
    channels.append(channelName)
    completionHandler(PusherAuth(auth: "\(socketID):\(channelName)"))
  }
}

/// An authorizer that completes later and observes the connection state.
class Session: NSObject, Authorizer, UserAuthenticator, UserAuthRequestBuilder, PusherDelegate {
  var log: [String] = []
  var answers: [(PusherAuth?) -> Void] = []
  let pusher: Pusher
  let channel: PusherChannel

  override init() {
    let options = PusherClientOptions(
      authMethod: .authRequestBuilder(authRequestBuilder: AuthRequestBuilder())
    )
    pusher = Pusher(key: "APP_KEY", options: options)
    channel = pusher.subscribe("private-my-channel")
    super.init()
    options.authMethod = .authorizer(authorizer: self)
    options.userAuthMethod = .authenticator(authenticator: self)
    pusher.delegate = self
    pusher.connection.userDataFetcher = { [unowned self] () -> PusherPresenceChannelMember in
      PusherPresenceChannelMember(userId: "\(self.log.count)")
    }
    channel.bind(eventName: "my-event") { [weak self] event in
      self?.log.append(event.data ?? "")
      self?.answer()
    }
  }

  func answer() { for answer in answers { answer(nil) } }

  func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    log.append("\(old.stringValue()) \(new.stringValue())")
  }

  func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: @escaping (PusherAuth?) -> Void
  ) {
    answers.append(completionHandler)
  }

  func fetchUserAuth(
    socketID: String,
    completionHandler: @escaping @Sendable (PusherUserAuth?) -> Void
  ) {
    log.append(socketID)
    completionHandler(nil)
  }

  func requestFor(socketID: String) -> URLRequest? { nil }
}

/// A program that blocks its main thread: the closures depend on no queue.
func makeServerOptions(signature: String) -> PusherClientOptions {
  PusherClientOptions(
    authMethod: .authorization { socketID, channelName in
      PusherAuth(auth: "\(signature):\(socketID):\(channelName)")
    },
    userAuthMethod: .authentication { socketID in
      PusherUserAuth(auth: "\(signature):\(socketID)", userData: #"{"id":"ann"}"#)
    }
  )
}
