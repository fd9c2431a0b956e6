import BinderyRuntime

/// Converts the service's responses about presence to the documented types.
enum PresenceResponse {
  /// The users present, by channel.
  static func occupancy(
    of reply: HereNowReply,
    on channels: [String]
  ) throws(PubNubError) -> [String: any PubNubPresence] {
    switch reply {
    case .singleOccupancy(let single):
      guard let channel = channels.first else { throw unexpected("an occupancy without a channel") }
      return [channel: presence(on: channel, single.occupancy, single.uuids)]
    case .occupancyByChannel(let several): return occupancy(of: several, on: channels)
    case .unknown(let value): throw unexpected(value.description)
    }
  }

  static func occupancy(
    of reply: OccupancyByChannel,
    on channels: [String]
  ) -> [String: any PubNubPresence] {
    let named = ChannelNames(channels).restore(reply.payload.channels)
    var presences: [String: any PubNubPresence] = [:]
    for (channel, there) in named {
      presences[channel] = presence(on: channel, there.occupancy, there.uuids)
    }
    return presences
  }

  /// A user's state, by channel.
  static func states(
    of reply: PresenceStateReply,
    on channels: [String]
  ) throws(PubNubError) -> [String: AnyJSON] {
    let names = ChannelNames(channels)
    switch reply {
    case .singleState(let single): return names.restore([single.channel: AnyJSON(single.payload)])
    case .stateByChannel(let several):
      return names.restore(several.payload.channels.mapValues { AnyJSON($0) })
    case .unknown(let value): throw unexpected(value.description)
    }
  }

  private static func presence(
    on channel: String,
    _ occupancy: Int,
    _ occupants: [Occupant]?
  ) -> PubNubPresenceBase {
    var presence = PubNubPresenceBase(channel: channel, occupancy: occupancy)
    for occupant in occupants ?? [] {
      switch occupant {
      case .userId(let user): presence.occupants.append(user)
      case .occupantWithState(let occupant):
        presence.occupants.append(occupant.uuid)
        presence.occupantsState[occupant.uuid] = occupant.state.map { AnyJSON($0) }
      case .unknown: continue
      }
    }
    return presence
  }

  private static func unexpected(_ found: String) -> PubNubError {
    PubNubError(.malformedResponseBody, details: ["The response is \(found)."])
  }
}

extension AnyJSON {
  /// Creates an object whose keys are sorted.
  init(_ state: PresenceState) {
    self.init(.object(JSONObject(state.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })))
  }
}
