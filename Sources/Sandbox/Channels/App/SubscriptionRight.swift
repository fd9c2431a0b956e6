import BinderyRuntime
import PusherSwift

/// The reason for which a subscription is rejected.
struct RefusedSubscription: Error, Equatable {
  /// The HTTP status: 401, or 400 if no signature would help.
  var status = 401
  let message: String

  static func limit(_ message: String) -> Self { Self(status: 400, message: message) }
}

/// The authorization of a subscription.
struct SubscriptionRight {
  let connection: ChannelsConnection
  let settings: ChannelsSettings

  /// Returns the member of a presence channel; nil for other channels.
  func member(
    for request: PusherSwift.Subscription,
    on channel: OccupiedChannel?
  ) throws(RefusedSubscription) -> Member? {
    let kind = ChannelKind(request.channel)
    guard connection.channels.count < settings.bounds.channelsPerConnection else {
      throw .limit("Too many channels on this connection")
    }
    if let userID = kind.userID {
      guard connection.user?.id == userID else {
        throw RefusedSubscription(message: "The connection isn't signed in as this user")
      }
      return nil
    }
    let maximum = settings.limits.channelNameCharacters
    guard PusherChannelType.isValid(name: request.channel, maximum: maximum) else {
      throw .limit("Invalid channel name \(request.channel)")
    }
    guard kind.isPrivate else { return nil }
    let data = text(of: request)
    try check(request.auth, request.channel, kind.isPresence ? data : nil)
    guard kind.isPresence else { return nil }
    let member = if let data = request.channelData { data.value } else { try signedInMember() }
    try check(member, on: channel)
    return member
  }

  /// Returns the channel data in its original spelling, which was signed.
  private func text(of request: PusherSwift.Subscription) -> String? {
    guard let data = request.channelData else { return nil }
    do throws(JSONError) { return try data.text } catch { return nil }
  }

  private func check(
    _ auth: String?,
    _ channel: String,
    _ data: String?
  ) throws(RefusedSubscription) {
    let parts = (auth ?? "").split(separator: ":", maxSplits: 1)
    let signed = AppCredentials.subscription(channel, socketID: connection.socketID, data: data)
    guard parts.count == 2, parts[0] == settings.credentials.key,
      settings.credentials.isValid(String(parts[1]), for: signed)
    else {
      throw RefusedSubscription(
        message: "Invalid signature: Expected HMAC SHA256 hex digest of \(signed), "
          + "but got \(auth ?? "nothing")"
      )
    }
  }

  /// Returns the signed-in user as member, because it needn't send channel data.
  private func signedInMember() throws(RefusedSubscription) -> Member {
    guard let user = connection.user else {
      throw .limit("A presence channel needs channel_data")
    }
    return Member(userId: .text(user.id), userInfo: user.userInfo)
  }

  private func check(
    _ member: Member,
    on channel: OccupiedChannel?
  ) throws(RefusedSubscription) {
    let limits = settings.limits
    let id = member.userId.text
    if case .unknown = member.userId {
      throw .limit("A user's id is a text or a whole number")
    }
    guard !id.isEmpty, id.count <= limits.userIDCharacters else {
      throw .limit("A user's id has 1 to \(limits.userIDCharacters) characters")
    }
    guard (member.userInfo?.description.utf8.count ?? 0) <= limits.userInfoBytes else {
      throw .limit("user_info has at most \(limits.userInfoBytes) bytes")
    }
    guard let channel, !channel.has(member.userId) else { return }
    guard channel.members.count < limits.members else {
      throw .limit("A presence channel has at most \(limits.members) members")
    }
  }
}
