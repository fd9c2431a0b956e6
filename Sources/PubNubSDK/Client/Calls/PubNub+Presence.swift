extension PubNub {
  /// Replaces the user's state on channels and channel groups; an empty state clears it.
  ///
  /// The service keeps the state while the user is present. The client sends it again with every
  /// new subscription to these channels, unless `maintainPresenceState` is false.
  ///
  /// - Returns: The state as the service stored it.
  @discardableResult
  public func setPresence(
    state: [String: any JSONCodableScalar],
    on channels: [String],
    and groups: [String] = [],
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> AnyJSON {
    try Self.requireNames(channels, groups)
    var values: PresenceState = [:]
    for (key, value) in state { values[key] = try value.codableValue.requireJSON() }
    let (sender, key) = try keyedSender(for: custom)
    let request = SetPresenceState(
      subscribeKey: key,
      channels: channels.orComma,
      userId: sender.configuration.userId,
      state: values,
      channelGroups: groups.nilIfEmpty
    )
    let receipt = try await sender.send(request, as: .presence)
    // The subscription belongs to the instance's own user, not to that of another configuration.
    if custom.customConfiguration == nil, configuration.sendsPresenceStates {
      states.set(values, on: channels + groups)
    }
    let stored = receipt.payload.flatMap { $0.isNull ? nil : AnyJSON($0) }
    return stored ?? AnyJSON(values)
  }

  /// Fetches the state of a user on channels and channel groups, by channel.
  public func getPresenceState(
    for uuid: String,
    on channels: [String],
    and groups: [String] = [],
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (uuid: String, stateByChannel: [String: AnyJSON]) {
    try Self.requireNames(channels, groups)
    let (sender, key) = try keyedSender(for: custom)
    let request = FetchPresenceState(
      subscribeKey: key,
      channels: channels.orComma,
      userId: uuid,
      channelGroups: groups.nilIfEmpty
    )
    let reply = try await sender.send(request, as: .presence)
    return (uuid, try PresenceResponse.states(of: reply, on: channels))
  }

  /// Fetches the users present on channels and channel groups, by channel; on all channels if none
  /// is named.
  ///
  /// The service's response may be three seconds old.
  ///
  /// - Parameters:
  ///   - includeUUIDs: Whether the response has user ids, or only the number of users.
  ///   - includeState: Whether users have their states.
  ///   - limit: The number of users of each channel: at most 1,000.
  ///   - offset: The number of users to skip.
  public func hereNow(
    on channels: [String],
    and groups: [String] = [],
    includeUUIDs: Bool = true,
    includeState: Bool = false,
    limit: Int = 1000,
    offset: Int = 0,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> [String: any PubNubPresence] {
    let (sender, key) = try keyedSender(for: custom)
    let (disableUuids, state) = (includeUUIDs ? 0 : 1, includeState ? 1 : 0)
    let (limit, offset) = (min(max(limit, 0), 1000), max(offset, 0))
    guard !channels.isEmpty || !groups.isEmpty else {
      let request = GlobalHereNow(
        subscribeKey: key,
        disableUuids: disableUuids,
        state: state,
        limit: limit,
        offset: offset
      )
      return PresenceResponse.occupancy(of: try await sender.send(request, as: .presence), on: [])
    }
    let request = HereNow(
      subscribeKey: key,
      channels: channels.orComma,
      channelGroups: groups.nilIfEmpty,
      disableUuids: disableUuids,
      state: state,
      limit: limit,
      offset: offset
    )
    let reply = try await sender.send(request, as: .presence)
    return try PresenceResponse.occupancy(of: reply, on: channels)
  }

  /// Fetches the channels that a user is present on, by the user's id.
  public func whereNow(
    for uuid: String,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> [String: [String]] {
    let (sender, key) = try keyedSender(for: custom)
    let request = WhereNow(subscribeKey: key, userId: uuid)
    return [uuid: try await sender.send(request, as: .presence).payload.channels]
  }

  static func requireNames(_ channels: [String], _ groups: [String]) throws(PubNubError) {
    guard channels.isEmpty, groups.isEmpty else { return }
    throw PubNubError(
      .missingRequiredParameter,
      details: ["Name at least one channel or channel group."]
    )
  }
}
