/// The routes of the local PubNub.
enum PubNubRoutes {
  private static let presence = "/v2/presence/sub-key/{sub}"
  private static let history = "/v3/history/sub-key/{sub}"
  private static let actions = "/v1/message-actions/{sub}/channel/{channel}"
  private static let groups = "/v1/channel-registration/sub-key/{sub}/channel-group"

  static let all = [
    Route(.get, "/publish/{pub}/{sub}/0/{channel}/{callback}/{message}", Publishing.get),
    Route(.post, "/publish/{pub}/{sub}/0/{channel}/{callback}", Publishing.post),
    Route(.get, "/signal/{pub}/{sub}/0/{channel}/{callback}/{message}", Publishing.signal),
    Route(.get, "/v2/subscribe/{sub}/{channels}/0", Subscribing.subscribe),
    Route(.get, presence + "/channel/{channels}/heartbeat", PresenceCalls.heartbeat),
    Route(.get, presence + "/channel/{channels}/leave", PresenceCalls.leave),
    Route(.get, presence + "/channel/{channels}/uuid/{user}/data", PresenceCalls.setState),
    Route(.get, presence + "/channel/{channels}/uuid/{user}", PresenceCalls.state),
    Route(.get, presence + "/channel/{channels}", HereNow.channels),
    Route(.get, presence, HereNow.allChannels),
    Route(.get, presence + "/uuid/{user}", PresenceCalls.whereNow),
    Route(.get, history + "/channel/{channels}", History.fetch),
    Route(.delete, history + "/channel/{channels}", StoredMessages.delete),
    Route(.get, history + "/message-counts/{channels}", StoredMessages.count),
    Route(
      .get,
      "/v3/history-with-actions/sub-key/{sub}/channel/{channel}",
      History.fetchWithActions
    ),
    Route(.post, actions + "/message/{message}", MessageActions.add),
    Route(.delete, actions + "/message/{message}/action/{action}", MessageActions.remove),
    Route(.get, actions, MessageActions.fetch),
    Route(.get, groups, ChannelGroupCalls.list),
    Route(.get, groups + "/{group}", ChannelGroupCalls.group),
    Route(.get, groups + "/{group}/remove", ChannelGroupCalls.remove),
  ]

  /// Returns the route of a call, and sets its path parameters.
  static func route(_ call: inout Call) throws(Refusal) -> Route {
    for route in all {
      guard let parameters = route.parameters(of: call) else { continue }
      call.parameters = parameters
      return route
    }
    throw .notFound(call.target)
  }
}
