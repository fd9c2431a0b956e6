import PusherSwift

/// A view controller isolated to the main actor.
@MainActor
final class PricesViewController: PusherDelegate, Authorizer, AuthRequestBuilderProtocol {
  private var prices: [String] = []
  private var states: [ConnectionState] = []
  private var members: [String] = []
  private var subscriptions = 0
  private var requests = 0
  private let userName = "ann"
  private var pusher: Pusher?

  func viewDidLoad() {
    let options = PusherClientOptions(
      authMethod: .authorizer(authorizer: self),
      host: .cluster("eu")
    )
    let pusher = Pusher(key: "APP_KEY", options: options)
    pusher.delegate = self
    pusher.connection.delegate = self
    pusher.connection.userDataFetcher = { [unowned self] in
      PusherPresenceChannelMember(userId: userName, userInfo: ["name": userName])
    }
    bindEvents(of: pusher)
    pusher.connect()
    self.pusher = pusher
  }

  private func bindEvents(of pusher: Pusher) {
    pusher.bind { [weak self] event in self?.prices.append(event.eventName) }
    pusher.bind(eventCallback: { (event: PusherEvent) -> Void in self.prices.append("\(event)") })
    let prices = pusher.subscribe(
      channelName: "prices",
      onSubscriptionCountChanged: { self.subscriptions = $0 }
    )
    let id = prices.bind(eventName: "new-price") { [weak self] event in
      self?.prices.append(event.data ?? "")
    }
    prices.unbind(eventName: "new-price", callbackId: id)
    prices.bind(eventName: "new-price", eventCallback: show)
    let onMemberAdded = { (member: PusherPresenceChannelMember) in
      self.members.append(member.userId)
    }
    let room = pusher.subscribeToPresenceChannel(
      channelName: "presence-room",
      onMemberAdded: onMemberAdded,
      onMemberRemoved: { [weak self] member in
        self?.members.removeAll { $0 == member.userId }
      }
    )
    room.onMemberAdded = { [weak self] in self?.members.append($0.userId) }
    room.onSubscriptionCountChanged = { [weak self] in self?.subscriptions = $0 }
    room.bind(eventName: "pusher:subscription_succeeded") { _ in
      self.members = room.members.map(\.userId)
    }
    pusher.user.bind(eventName: "invited") { [weak self] in self?.show($0) }
    pusher.user.watchlist.bind(eventName: "online") { [weak self] change in
      self?.members += change.userIds
    }
  }

  private func show(_ event: PusherEvent) { prices.append(event.data ?? "") }

  // Delegate methods.

  func debugLog(message: String) { print(message) }

  func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    states.append(new)
  }

  func subscribedToChannel(name: String) { members.append(name) }

  func failedToSubscribeToChannel(
    name: String,
    response: URLResponse?,
    data: String?,
    error: NSError?
  ) {
    prices.append(error?.localizedDescription ?? "")
  }

  func failedToDecryptEvent(eventName: String, channelName: String, data: String?) {
    prices.append(eventName)
  }

  func receivedError(error: PusherError) { prices.append(error.message) }

  // Authorization methods.

  func fetchAuthValue(
    socketID: String,
    channelName: String,
    completionHandler: @escaping (PusherAuth?) -> Void
  ) {
    requests += 1
    completionHandler(PusherAuth(auth: "key:signature"))
  }

  func requestFor(socketID: String, channelName: String) -> URLRequest? {
    requests += 1
    return URL(string: "https://app.example/\(userName)").map { URLRequest(url: $0) }
  }
}

/// A model that only tasks of the main actor use.
@MainActor
final class RoomModel: UserAuthenticator, UserAuthRequestBuilder {
  private(set) var texts: [String] = []
  private var requests = 0

  func read(_ pusher: Pusher) async throws {
    let room = try await pusher.subscription(to: "presence-room")
    for await event in room.events("message", as: String.self) {
      texts.append(try event.content)
    }
  }

  func fetchUserAuth(
    socketID: String,
    completionHandler: @escaping (PusherUserAuth?) -> Void
  ) {
    requests += 1
    completionHandler(nil)
  }

  func requestFor(socketID: String) -> URLRequest? {
    requests += 1
    return nil
  }
}
