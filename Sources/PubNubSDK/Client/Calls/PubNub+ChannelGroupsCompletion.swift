extension PubNub {
  /// Fetches the names of all channel groups of the keys.
  public func listChannelGroups(
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<[String], any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.listChannelGroups(custom: custom)
    }
  }

  /// Fetches the channels of a channel group.
  public func listChannels(
    for group: String,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<(group: String, channels: [String]), any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.listChannels(for: group, custom: custom)
    }
  }

  /// Adds channels to a channel group; the result is the group and the channels that were added.
  public func add(
    channels: [String],
    to group: String,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<(group: String, channels: [String]), any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.add(channels: channels, to: group, custom: custom)
    }
  }

  /// Removes channels from a channel group; the result is the group and the channels that were
  /// removed.
  public func remove(
    channels: [String],
    from group: String,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<(group: String, channels: [String]), any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.remove(channels: channels, from: group, custom: custom)
    }
  }

  /// Deletes a channel group; the result is its name.
  public func remove(
    channelGroup: String,
    custom: RequestConfiguration = RequestConfiguration(),
    completion: ((Result<String, any Error>) -> Void)?
  ) {
    report(to: completion, custom) { () async throws(PubNubError) in
      try await self.remove(channelGroup: channelGroup, custom: custom)
    }
  }
}
