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
      guard let channel = channels.first else { throw unexpected(JSONValue(lossless: single)) }
      return [channel: presence(on: channel, single.occupancy, single.uuids)]
    case .occupancyByChannel(let several): return occupancy(of: several, on: channels)
    case .unknown(let value):
      guard let converted = HereNowReply(converting: value) else { throw unexpected(value) }
      return try occupancy(of: converted, on: channels)
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
    case .unknown(let value): throw unexpected(value)
    }
  }

  private static func presence(
    on channel: String,
    _ occupancy: Int,
    _ occupants: [Occupant]?
  ) -> PubNubPresenceBase {
    var presence = PubNubPresenceBase(channel: channel, occupancy: occupancy)
    for occupant in (occupants ?? []).compactMap(\.withState) {
      presence.occupants.append(occupant.uuid)
      if let state = occupant.state, !state.isNull {
        presence.occupantsState[occupant.uuid] = AnyJSON(state)
      }
    }
    return presence
  }

  private static func unexpected(_ answer: JSONValue) -> PubNubError {
    PubNubError(
      .malformedResponseBody,
      details: ["The answer is \(answer)."],
      affected: [.json(AnyJSON(answer))]
    )
  }
}

extension AnyJSON {
  /// Creates an object whose keys are sorted.
  init(_ state: PresenceState) {
    self.init(.object(JSONObject(state.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })))
  }
}
