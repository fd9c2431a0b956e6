// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// Which channels are subscribed to, and who is on them.
extension PusherHTTPAPI {
  /// Lists the channels with subscribers.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - filterByPrefix: Only channels whose names begin so.
  ///   - info: The attributes of each channel: `user_count`, which needs a presence prefix, or
  ///     `subscription_count`.
  public func listChannels(
    appId: String,
    filterByPrefix: String? = nil,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<ListChannels.Failure>) -> ListChannels.Reply {
    try await send(ListChannels(appId: appId, filterByPrefix: filterByPrefix, info: info))
  }

  /// Returns whether a channel has subscribers, and the requested attributes.
  ///
  /// - Parameters:
  ///   - appId: The app's id, which isn't its key.
  ///   - channelName: The channel's name.
  ///   - info: The requested attributes; users are counted only on presence channels.
  /// - Returns: The channel, even if it has no subscribers.
  public func fetchChannel(
    appId: String,
    channelName: ChannelName,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<FetchChannel.Failure>) -> FetchChannel.Reply {
    try await send(FetchChannel(appId: appId, channelName: channelName, info: info))
  }

  /// Lists the users on a presence channel.
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
