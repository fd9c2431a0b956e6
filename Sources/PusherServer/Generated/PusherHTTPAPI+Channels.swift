// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import PusherSwift

/// The channels with subscribers, and the users on them.
extension PusherHTTPAPI {
  /// Lists the channels with subscribers.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - filterByPrefix: The prefix of the channels' names.
  ///   - info: The requested attributes of each channel: `user_count`, which requires a presence
  ///     prefix, or `subscription_count`.
  /// - Returns: The channels with subscribers.
  public func listChannels(
    appId: String,
    filterByPrefix: String? = nil,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<ListChannels.Failure>) -> ChannelList {
    try await send(ListChannels(appId: appId, filterByPrefix: filterByPrefix, info: info))
  }

  /// Returns whether a channel has subscribers, and the requested attributes.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - channelName: The name of the channel.
  ///   - info: The requested attributes; the service counts users only on presence channels.
  /// - Returns: The status of the channel, even if it has no subscribers.
  public func fetchChannel(
    appId: String,
    channelName: ChannelName,
    info: [ChannelAttribute]? = nil
  ) async throws(RequestError<FetchChannel.Failure>) -> ChannelStatus {
    try await send(FetchChannel(appId: appId, channelName: channelName, info: info))
  }

  /// Lists the users on a presence channel.
  ///
  /// - Parameters:
  ///   - appId: The ID of the app, which differs from its key.
  ///   - channelName: The name of the channel.
  /// - Returns: The users on the channel, each once.
  public func listUsers(
    appId: String,
    channelName: ChannelName
  ) async throws(RequestError<ListUsers.Failure>) -> UserList {
    try await send(ListUsers(appId: appId, channelName: channelName))
  }
}
