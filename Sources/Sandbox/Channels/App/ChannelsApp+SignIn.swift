import BinderyRuntime
import PusherSwift

// Sign-in of users.
extension ChannelsApp {
  mutating func signIn(_ request: Credentials, _ socketID: String) {
    guard let connection = connections[socketID] else { return }
    guard connection.user == nil else {
      return report("The connection is signed in already", to: socketID)
    }
    guard isValid(request, socketID) else {
      return report("The connection is unauthorized: invalid signature", code: 4009, to: socketID)
    }
    var user = request.userData.value
    guard !user.id.isEmpty, user.id.count <= settings.limits.userIDCharacters else {
      return report("Invalid user id", code: 4009, to: socketID)
    }
    let wasOnline = isOnline(user.id)
    let isWatching = (user.watchlist?.count ?? 0) <= settings.limits.watchlist
    if !isWatching { user.watchlist = nil }
    connections[socketID]?.user = user
    let signedIn = SignInSucceeded(data: EmbeddedJSON(SignedInUser(userData: request.userData)))
    send(.signInSucceeded(signedIn), to: socketID)
    if !isWatching {
      let limit = settings.limits.watchlist
      report("A watchlist has at most \(limit) users", code: 4302, to: socketID)
    }
    let online = (user.watchlist ?? []).filter(isOnline)
    if !online.isEmpty { send(.change(.online, online), to: socketID) }
    if !wasOnline { notifyWatchers(of: user.id, .online) }
  }

  private func isValid(_ request: Credentials, _ socketID: String) -> Bool {
    let parts = request.auth.split(separator: ":", maxSplits: 1)
    var userData: String?
    do throws(JSONError) { userData = try request.userData.text } catch { return false }
    guard let userData, parts.count == 2, parts[0] == settings.credentials.key else { return false }
    let signed = AppCredentials.signIn(userData, socketID: socketID)
    return settings.credentials.isValid(String(parts[1]), for: signed)
  }

  /// Handles the end of a user's connection.
  mutating func signedOut(_ userID: String) {
    if !isOnline(userID) { notifyWatchers(of: userID, .offline) }
  }

  func isOnline(_ userID: String) -> Bool {
    connections.values.contains { $0.user?.id == userID }
  }

  /// Returns the connections of a user.
  func connections(of userID: String) -> [String] {
    connections.values.filter { $0.user?.id == userID }.map(\.socketID).sorted()
  }

  private mutating func notifyWatchers(of userID: String, _ name: WatchlistChange.Name) {
    let watchers = connections.values.filter { $0.user?.watchlist?.contains(userID) == true }
    for watcher in watchers where watcher.user?.id != userID {
      send(.change(name, [userID]), to: watcher.socketID)
    }
  }
}

extension ConnectionChannel.Incoming {
  fileprivate static func change(_ name: WatchlistChange.Name, _ users: [String]) -> Self {
    let changes = WatchlistChanges(events: [WatchlistChange(name: name, userIds: users)])
    return .watchlistChanged(WatchlistChanged(data: EmbeddedJSON(changes)))
  }
}
