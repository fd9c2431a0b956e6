import BinderyRuntime
import PubNubSDK

/// The "here now" endpoints of presence.
enum HereNow {
  private static let maximumUsers = 1000

  static func channels(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try PresenceCalls.check(keyspace)
    let page = try Page(call)
    let channels = PresenceCalls.channels(keyspace, call)
    guard PresenceCalls.hasSingleChannel(call), let channel = channels.first else {
      return .reply(reply(about: channels, keyspace, page))
    }
    return .reply(
      Reply(
        SingleOccupancy(
          status: 200,
          message: "OK",
          occupancy: keyspace.presence.occupancy(of: channel),
          uuids: page.users(of: channel, keyspace),
          service: "Presence"
        )
      )
    )
  }

  static func allChannels(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome
  {
    try PresenceCalls.check(keyspace)
    return .reply(reply(about: keyspace.presence.occupiedChannels, keyspace, try Page(call)))
  }

  /// Returns the occupancy of channels; those without occupants are omitted.
  private static func reply(about channels: [String], _ keyspace: Keyspace, _ page: Page) -> Reply {
    let occupied = channels.filter { keyspace.presence.occupancy(of: $0) > 0 }
    let occupancies = occupied.map { channel in
      ChannelOccupancy(
        occupancy: keyspace.presence.occupancy(of: channel),
        uuids: page.users(of: channel, keyspace)
      )
    }
    return Reply(
      OccupancyByChannel(
        status: 200,
        message: "OK",
        payload: .init(
          channels: Dictionary(zip(occupied, occupancies)) { first, _ in first },
          totalChannels: .number(JSONNumber(occupied.count)),
          totalOccupancy: .number(JSONNumber(occupancies.reduce(0) { $0 + $1.occupancy }))
        ),
        service: "Presence"
      )
    )
  }

  /// The requested users, and their form.
  private struct Page {
    let isAnonymous: Bool
    let hasState: Bool
    let offset: Int
    let limit: Int

    init(_ call: Call) throws(Refusal) {
      isAnonymous = call.query.flag("disable_uuids")
      hasState = call.query.flag("state")
      do throws(InvalidQuery) {
        offset = max(0, try call.query.number("offset") ?? 0)
        limit = min(max(0, try call.query.number("limit") ?? maximumUsers), maximumUsers)
      } catch {
        throw .presence("Invalid Arguments")
      }
    }

    func users(of channel: String, _ keyspace: Keyspace) -> [Occupant]? {
      guard !isAnonymous else { return nil }
      return keyspace.presence.occupants(of: channel).dropFirst(offset).prefix(limit).map { user in
        hasState
          ? .occupantWithState(
            OccupantWithState(
              uuid: user.user,
              state: user.state.flatMap { try? JSONValue(encoding: $0) }
            )
          )
          : .userId(user.user)
      }
    }
  }
}
