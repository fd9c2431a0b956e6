import BinderyRuntime
import PubNubSDK

/// The endpoints of presence: heartbeat, leave, state, here now and where now.
enum PresenceCalls {
  private static let service: JSONValue = "Presence"

  static func heartbeat(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let presence = try PresenceParameters(call)
    keyspace.arrive(
      try user(call),
      on: channels(keyspace, call),
      timeoutSeconds: presence.timeoutSeconds,
      states: presence.states
    )
    return .reply(Reply(PresenceReceipt(status: 200, message: "OK", service: service)))
  }

  static func leave(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    keyspace.leave(try user(call), from: channels(keyspace, call))
    return .reply(
      Reply(PresenceReceipt(status: 200, message: "OK", action: "leave", service: service))
    )
  }

  static func setState(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    guard let text = call.query["state"], !text.isEmpty else {
      throw .presence("No state specified.")
    }
    guard let state = try? JSONValue(parsing: text).decode(as: PresenceState.self) else {
      throw .presence("Invalid JSON specified.")
    }
    guard keyspace.set(state, of: call["user"], on: channels(keyspace, call)) else {
      throw .presence("Message Too Large")
    }
    return .reply(
      Reply(
        PresenceStateReceipt(
          status: 200,
          message: "OK",
          payload: try? JSONValue(encoding: state),
          service: service
        )
      )
    )
  }

  static func state(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let user = call["user"]
    let states = channels(keyspace, call).map {
      ($0, keyspace.presence.state(of: user, on: $0) ?? [:])
    }
    guard hasSingleChannel(call), let (channel, state) = states.first else {
      return .reply(reply(Dictionary(states) { first, _ in first }, of: user))
    }
    return .reply(reply(state, of: user, on: channel))
  }

  static func whereNow(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let channels = keyspace.presence.channels(of: call["user"])
    return .reply(
      Reply(
        WhereNowReply(
          status: 200,
          message: "OK",
          payload: .init(channels: channels),
          service: service
        )
      )
    )
  }
}

extension PresenceCalls {
  static func check(_ keyspace: Keyspace) throws(Refusal) {
    guard keyspace.settings.disabled.contains(.presence) else { return }
    throw .presence("Presence is not enabled for this subscribe key.", status: 403)
  }

  /// Returns the channels of the path and the groups, without the presence channels.
  static func channels(_ keyspace: Keyspace, _ call: Call) -> [String] {
    let subscription = Subscription(
      channels: Set(call.list("channels")),
      groups: Set(call.query.list("channel-group"))
    )
    return subscription.presentChannels(keyspace.groups)
  }

  static func hasSingleChannel(_ call: Call) -> Bool {
    call.list("channels").count == 1 && call.query.list("channel-group").isEmpty
  }

  private static func reply(
    _ state: PresenceState,
    of user: String,
    on channel: String
  ) -> Reply {
    Reply(
      SingleState(
        status: 200,
        message: "OK",
        payload: state,
        uuid: .string(user),
        channel: channel,
        service: service
      )
    )
  }

  private static func reply(_ byChannel: [String: PresenceState], of user: String) -> Reply {
    Reply(
      StateByChannel(
        status: 200,
        message: "OK",
        payload: .init(channels: byChannel),
        uuid: .string(user),
        service: service
      )
    )
  }

  private static func user(_ call: Call) throws(Refusal) -> String {
    guard let user = call.user else { throw .presence("No uuid specified.") }
    return user
  }
}
