import BinderyRealtime
import BinderyRuntime
import PusherSwift

// Begin and end of subscriptions.
extension ChannelsApp {
  mutating func subscribe(_ request: PusherSwift.Subscription, _ socketID: String) {
    guard let connection = connections[socketID] else { return }
    guard !connection.channels.contains(request.channel) else {
      return report(
        "Existing subscription to channel \(request.channel)",
        channel: request.channel,
        to: socketID
      )
    }
    do throws(RefusedSubscription) {
      let right = SubscriptionRight(connection: connection, settings: settings)
      let member = try right.member(for: request, on: channels[request.channel])
      enter(request.channel, as: member, socketID)
    } catch {
      refuse(request.channel, error, socketID)
    }
  }

  private mutating func enter(_ channel: String, as member: Member?, _ socketID: String) {
    let isNew = member.map { channels[channel]?.has($0.userId) != true } ?? false
    connections[socketID]?.channels.append(channel)
    channels[channel, default: OccupiedChannel()].subscribers.append(socketID)
    if let member {
      let membership = ChannelMembership(socketID: socketID, member: member)
      channels[channel]?.memberships.append(membership)
    }
    send(success(on: channel), to: socketID)
    if let member, isNew {
      let added = MemberAdded(channel: channel, data: EmbeddedJSON(member))
      broadcast(.memberAdded(added), on: channel, except: socketID)
    }
    replay(channel, to: socketID)
    count(channel)
  }

  private func success(on channel: String) -> ConnectionChannel.Incoming {
    guard ChannelKind(channel).isPresence else {
      return .subscriptionSucceeded(SubscriptionSucceeded(channel: channel, data: "{}"))
    }
    let members = channels[channel]?.members ?? []
    let presence = PusherSwift.Presence(
      ids: members.map(\.userId),
      hash: Dictionary(
        members.map { ($0.userId.text, $0.userInfo ?? .null) },
        uniquingKeysWith: { first, _ in first }
      ),
      count: .number(members.count)
    )
    return .presenceSubscriptionSucceeded(
      PresenceSubscriptionSucceeded(
        channel: channel,
        data: EmbeddedJSON(PresenceDetails(presence: presence))
      )
    )
  }

  /// Sends the last event of a cache channel, or a cache miss.
  private mutating func replay(_ channel: String, to socketID: String) {
    guard ChannelKind(channel).isCache else { return }
    let age = settings.bounds.cachedSeconds
    if let event = cache.event(on: channel, at: now, maximumAge: age) {
      send(event.message(on: channel), to: socketID)
    } else {
      send(.cacheMiss(CacheMiss(channel: channel)), to: socketID)
    }
  }

  mutating func unsubscribe(from channel: String, _ socketID: String) {
    guard connections[socketID]?.channels.contains(channel) == true else { return }
    let member = member(of: channel, socketID)
    connections[socketID]?.channels.removeAll { $0 == channel }
    channels[channel]?.subscribers.removeAll { $0 == socketID }
    channels[channel]?.memberships.removeAll { $0.socketID == socketID }
    if channels[channel]?.subscribers.isEmpty == true { channels[channel] = nil }
    if let member, channels[channel]?.has(member.userId) == false {
      let removed = MemberRemoved(
        channel: channel,
        data: EmbeddedJSON(Member(userId: member.userId))
      )
      broadcast(.memberRemoved(removed), on: channel)
    }
    count(channel)
  }

  /// Returns the member of a presence channel that the connection is.
  func member(of channel: String, _ socketID: String) -> Member? {
    channels[channel]?.memberships.first { $0.socketID == socketID }?.member
  }
}

extension AppEvent {
  func message(on channel: String) -> ConnectionChannel.Incoming {
    .channelEvent(ChannelEvent(event: name, channel: channel, data: .string(data)))
  }
}
