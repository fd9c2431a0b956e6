extension PubNub {
  /// Replaces the user's state on channels and channel groups; the result is the state as the
  /// service stored it.
  public func setPresence(
    state: [String: any JSONCodableScalar],
    on channels: [String],
    and groups: [String] = [],
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<any JSONCodable, any Error>) -> Void)?
  ) {
    let state = state.mapValues(\.scalarValue)
    let report = completion.map { completion in
      { (result: Result<AnyJSON, any Error>) in completion(result.map { $0 }) }
    }
    self.report(to: report, custom) { () async throws(PubNubError) in
      try await self.setPresence(state: state, on: channels, and: groups, custom: custom)
    }
  }

  /// Fetches the state of a user on channels and channel groups; the result is the state by
  /// channel.
  public func getPresenceState(
    for uuid: String,
    on channels: [String],
    and groups: [String] = [],
    custom: RequestConfiguration = RequestConfiguration(),
    completion: (
      (Result<(uuid: String, stateByChannel: [String: any JSONCodable]), any Error>) ->
        Void
    )?
  ) {
    typealias State = (uuid: String, stateByChannel: [String: AnyJSON])
    let report = completion.map { completion in
      { (result: Result<State, any Error>) in
        completion(result.map { ($0.uuid, $0.stateByChannel) })
      }
    }
    self.report(to: report, custom) { () async throws(PubNubError) in
      try await self.getPresenceState(for: uuid, on: channels, and: groups, custom: custom)
    }
  }

  /// Fetches the users present on channels and channel groups; the `async` variant describes the
  /// parameters.
  public func hereNow(
    on channels: [String],
    and groups: [String] = [],
    includeUUIDs: Bool = true,
    includeState: Bool = false,
    limit: Int = 1000,
    offset: Int = 0,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<[String: any PubNubPresence], any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.hereNow(
        on: channels,
        and: groups,
        includeUUIDs: includeUUIDs,
        includeState: includeState,
        limit: limit,
        offset: offset,
        custom: custom
      )
    }
  }

  /// Fetches the channels that a user is present on; the result is the channels by user.
  public func whereNow(
    for uuid: String,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<[String: [String]], any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.whereNow(for: uuid, custom: custom)
    }
  }
}
