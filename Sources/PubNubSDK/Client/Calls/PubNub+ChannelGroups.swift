import BinderyRuntime

extension PubNub {
  /// Returns the names of all channel groups of the keys.
  public func listChannelGroups(
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> [String] {
    let (sender, key) = try keyedSender(for: custom)
    let request = ListChannelGroups(subscribeKey: key)
    return try await sender.send(request, as: .channelGroups).payload.groups
  }

  /// Returns the channels of a channel group.
  public func listChannels(
    for group: String,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (group: String, channels: [String]) {
    let (sender, key) = try keyedSender(for: custom)
    let request = ManageChannelGroup(subscribeKey: key, group: group)
    let reply = try await sender.send(request, as: .channelGroups)
    guard let payload = reply.payload else {
      throw PubNubError(
        .missingCriticalResponseData,
        details: ["The answer names no channels."],
        affected: [.json(AnyJSON(JSONValue(lossless: reply)))]
      )
    }
    return (group, payload.channels)
  }

  /// Adds channels to a channel group, at most 200 at a time; the first channel creates the group.
  @discardableResult
  public func add(
    channels: [String],
    to group: String,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (group: String, channels: [String]) {
    try Self.requireChannels(channels)
    try await change(group, custom) { $0.add = channels }
    return (group, channels)
  }

  /// Removes channels from a channel group, at most 200 at a time; removing the last channel
  /// deletes the group.
  @discardableResult
  public func remove(
    channels: [String],
    from group: String,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> (group: String, channels: [String]) {
    try Self.requireChannels(channels)
    try await change(group, custom) { $0.remove = channels }
    return (group, channels)
  }

  /// Deletes a channel group and returns its name.
  @discardableResult
  public func remove(
    channelGroup: String,
    custom: RequestConfiguration = RequestConfiguration()
  ) async throws(PubNubError) -> String {
    let (sender, key) = try keyedSender(for: custom)
    let request = DeleteChannelGroup(subscribeKey: key, group: channelGroup)
    _ = try await sender.send(request, as: .channelGroups)
    return channelGroup
  }

  private func change(
    _ group: String,
    _ custom: RequestConfiguration,
    _ change: (inout ManageChannelGroup) -> Void
  ) async throws(PubNubError) {
    let (sender, key) = try keyedSender(for: custom)
    var request = ManageChannelGroup(subscribeKey: key, group: group)
    change(&request)
    _ = try await sender.send(ChangeChannelGroup(base: request), as: .channelGroups)
  }

  static func requireChannels(_ channels: [String]) throws(PubNubError) {
    guard channels.isEmpty else { return }
    throw PubNubError(.missingRequiredParameter, details: ["Name at least one channel."])
  }
}
