/// The channels and details of a `hereNow` call.
struct HereNowQuery {
  let channels: [String]
  let groups: [String]
  let includesUsers: Bool
  let includesState: Bool
  let limit: Int
  let offset: Int
}

extension RequestSender {
  func fetch(
    _ query: HereNowQuery
  ) async throws(PubNubError) -> [String: any PubNubPresence] {
    let key = try configuration.requireSubscribeKey()
    guard !query.includesAllChannels else {
      return PresenceResponse.occupancy(
        of: try await send(query.global(key), as: .presence),
        on: []
      )
    }
    let reply = try await send(query.request(key), as: .presence)
    return try PresenceResponse.occupancy(of: reply, on: query.channels)
  }
}

extension HereNowQuery {
  /// Whether the query is for all channels, because it names none.
  fileprivate var includesAllChannels: Bool { channels.isEmpty && groups.isEmpty }

  fileprivate func global(_ key: String) -> GlobalHereNow {
    GlobalHereNow(
      subscribeKey: key,
      disableUuids: includesUsers ? 0 : 1,
      state: includesState ? 1 : 0,
      limit: boundedLimit,
      offset: max(offset, 0)
    )
  }

  fileprivate func request(_ key: String) -> HereNow {
    HereNow(
      subscribeKey: key,
      channels: channels.orComma,
      channelGroups: groups.nilIfEmpty,
      disableUuids: includesUsers ? 0 : 1,
      state: includesState ? 1 : 0,
      limit: boundedLimit,
      offset: max(offset, 0)
    )
  }

  /// The limit, at most 1,000: the service names no more users of a channel.
  private var boundedLimit: Int { min(max(limit, 0), 1000) }
}
