extension PubNub {
  /// Deletes messages of a channel from history: `start` is exclusive, `end` inclusive.
  ///
  /// To delete one message, pass its timetoken as `end` and that plus one as `start`; without
  /// bounds all messages are deleted. The feature must be enabled for the keys, and Access Manager
  /// must grant the permission.
  public func deleteMessageHistory(
    from channel: String,
    start: Timetoken? = nil,
    end: Timetoken? = nil,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) {
    let (sender, key) = try keyedSender(for: custom)
    let request = DeleteMessages(
      subscribeKey: key,
      channel: channel,
      start: start.map { String($0) },
      end: end.map { String($0) }
    )
    _ = try await sender.send(request, as: .messageStorage)
  }

  /// Counts the messages of each channel from a timetoken on, by channel; at most 100 channels.
  public func messageCounts(
    channels: [String],
    timetoken: Timetoken = 1,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> [String: Int] {
    try await count(channels, custom) { $0.timetoken = String(timetoken) }
  }

  /// Counts the messages of each channel from its own timetoken on; at most 100 channels.
  public func messageCounts(
    channels: [String: Timetoken],
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> [String: Int] {
    let pairs = channels.sorted { $0.key < $1.key }
    return try await count(pairs.map(\.key), custom) { request in
      request.channelsTimetoken = pairs.map { String($0.value) }
    }
  }

  private func count(
    _ channels: [String],
    _ custom: RequestConfiguration,
    _ since: (inout CountMessages) -> Void
  ) async throws(PubNubError) -> [String: Int] {
    try Self.requireChannels(channels)
    let (sender, key) = try keyedSender(for: custom)
    var request = CountMessages(subscribeKey: key, channels: channels)
    since(&request)
    let counts = try await sender.send(request, as: .messageStorage).channels
    return ChannelNames(channels).restore(counts)
  }
}

extension PubNub {
  /// Deletes messages of a channel from history; the `async` variant describes the parameters.
  public func deleteMessageHistory(
    from channel: String,
    start: Timetoken? = nil,
    end: Timetoken? = nil,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<Void, any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.deleteMessageHistory(from: channel, start: start, end: end, custom: custom)
    }
  }

  /// Counts the messages of each channel from its own timetoken on.
  public func messageCounts(
    channels: [String: Timetoken],
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<[String: Int], any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.messageCounts(channels: channels, custom: custom)
    }
  }

  /// Counts the messages of each channel from a timetoken on.
  public func messageCounts(
    channels: [String],
    timetoken: Timetoken = 1,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<[String: Int], any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.messageCounts(channels: channels, timetoken: timetoken, custom: custom)
    }
  }
}
