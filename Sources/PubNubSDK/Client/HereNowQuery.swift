/// Whose presence is asked for, and how much of it.
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
    guard !query.isAboutAll else {
      return PresenceAnswer.occupancy(of: try await send(query.global(key), as: .presence), on: [])
    }
    let reply = try await send(query.request(key), as: .presence)
    return try PresenceAnswer.occupancy(of: reply, on: query.channels)
  }
}

extension HereNowQuery {
  /// Nobody names all channels there are.
  fileprivate var isAboutAll: Bool { channels.isEmpty && groups.isEmpty }

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

  /// The service names no more of a channel.
  private var boundedLimit: Int { min(max(limit, 0), 1000) }
}
