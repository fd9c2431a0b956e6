// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// Which channels are subscribed to, and who is on them.
extension PusherHTTPAPI {
  /// Tells which channels are subscribed to.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - filterByPrefix: Only channels whose names begin so.
  ///   - info: What is told of each channel: `user_count`, which needs a prefix of presence
  ///     channels, or `subscription_count`.
  public func listChannels(
    appId: String,
    filterByPrefix: String? = nil,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<ListChannels.Failure>) -> ListChannels.Reply {
    try await send(ListChannels(appId: appId, filterByPrefix: filterByPrefix, info: info))
  }

  /// Tells whether a channel is subscribed to, and what is asked about it.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - channelName: The channel's name.
  ///   - info: What is told of the channel; users are counted on presence channels alone.
  /// - Returns: The channel, also one that nobody is subscribed to.
  public func fetchChannel(
    appId: String,
    channelName: ChannelName,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<FetchChannel.Failure>) -> FetchChannel.Reply {
    try await send(FetchChannel(appId: appId, channelName: channelName, info: info))
  }

  /// Tells who is on a presence channel.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - channelName: The channel's name.
  /// - Returns: The users, each once.
  public func listUsers(
    appId: String,
    channelName: ChannelName
  ) async throws(RequestError<ListUsers.Failure>) -> ListUsers.Reply {
    try await send(ListUsers(appId: appId, channelName: channelName))
  }
}
