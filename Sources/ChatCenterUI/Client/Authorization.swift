/// The authorized user, and the pending request to log the user out.
struct Authorization: Sendable {
  private(set) var account: ChatAccount?
  private(set) var logout: Logout?
  /// The number of the newest command to authorize or deauthorize.
  private var number = 0
  /// The user who was authorized last, kept after the end of the authorization.
  private var last: ChatAccount?

  struct Logout: Sendable {
    /// The message's id.
    let id: String
    /// The number of the authorization that it ends.
    let authorization: Int
    /// Is called with whether the service has acknowledged the request.
    let completion: @Sendable (Bool) -> Void
  }

  /// Whether a command is newer than the ones before.
  mutating func isNewest(_ number: Int) -> Bool {
    guard number > self.number else { return false }
    self.number = number
    return true
  }

  /// Whether this user is authorized with the same token, and is not being logged out.
  func continues(with account: ChatAccount) -> Bool {
    logout == nil && account.isSame(as: self.account)
  }

  /// Sets the user; returns whether the last user was another.
  mutating func begin(_ account: ChatAccount) -> Bool {
    defer { (self.account, last) = (account, account) }
    return !account.isSame(as: last)
  }

  /// Sets the credentials and the data of the same user.
  mutating func refresh(_ account: ChatAccount) { self.account = account }

  /// Sets the data of the user, unless it is another.
  mutating func update(_ user: ChatUser) {
    if account?.user.identifier == user.identifier { account?.user = user }
  }

  /// Ends the authorization; a pending logout request remains until it is taken.
  mutating func end() { account = nil }

  mutating func beginLogout(_ id: String, _ completion: @escaping @Sendable (Bool) -> Void) {
    logout = Logout(id: id, authorization: number, completion: completion)
  }

  /// Returns and clears the logout request.
  mutating func takeLogout() -> Logout? { logout.take() }
}
