import BinderyRuntime
import PubNubSDK

/// The endpoints of stored messages.
enum History {
  static func fetch(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let names = call.list("channels")
    guard (1...500).contains(names.count) else { throw .storage("Invalid Arguments") }
    let page = try HistoryPageQuery(call, maximum: names.count > 1 ? 25 : 100)
    var channels: [String: [HistoryMessage]] = [:]
    for name in names {
      let messages = page.events(of: name, keyspace).compactMap { message($0, call) }
      if !messages.isEmpty { channels[page.spelled(name)] = messages }
    }
    return reply(channels)
  }

  static func fetchWithActions(
    _ keyspace: inout Keyspace,
    _ call: Call
  ) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let names = call.list("channel")
    guard names.count == 1, let name = names.first else { throw .storage("Invalid Arguments") }
    let page = try HistoryPageQuery(call, maximum: 25)
    let events = page.events(of: name, keyspace)
    let actions = keyspace.actions(on: name).byMessage(events.map(\.timetoken))
    let messages = events.compactMap { event in
      var message = message(event, call)
      message?.actions = actions[event.timetoken]
      return message
    }
    guard !messages.isEmpty else { return reply([:]) }
    let more = page.rest(of: name, after: events, keyspace).map { start in
      continuation(call, start: start, page)
    }
    return reply([page.spelled(name): messages], more)
  }
}

extension History {
  static func check(_ keyspace: Keyspace) throws(Refusal) {
    guard keyspace.settings.disabled.contains(.storage) else { return }
    throw .storage(
      "Use of the history API requires the Storage & Playback which is not enabled for this "
        + "subscribe key. Login to your PubNub Dashboard Account and enable Storage & Playback.",
      status: 403
    )
  }

  private static func reply(
    _ channels: [String: [HistoryMessage]],
    _ more: HistoryContinuation? = nil
  ) -> Route.Outcome {
    .reply(
      Reply(
        HistoryPage(
          status: 200,
          error: false,
          errorMessage: "",
          channels: channels,
          more: more
        )
      )
    )
  }

  /// Returns the message; nil for an event that history doesn't have.
  private static func message(_ event: Event, _ call: Call) -> HistoryMessage? {
    guard case .message(let payload) = event.content else { return nil }
    let query = call.query
    return HistoryMessage(
      message: payload,
      timetoken: .text("\(event.timetoken)"),
      meta: query.flag("include_meta") ? event.details.metadata ?? "" : nil,
      uuid: query.flag("include_uuid") ? event.details.publisher : nil,
      messageType: query.flag("include_message_type") ? .null : nil,
      customMessageType: query.flag("include_custom_message_type")
        ? event.details.customMessageType : nil
    )
  }

  private static func continuation(
    _ call: Call,
    start: UInt64,
    _ page: HistoryPageQuery
  ) -> HistoryContinuation {
    let path = call.target.prefix { $0 != "?" }
    let end = page.end.map { "&end=\($0)" } ?? ""
    return HistoryContinuation(
      url: .string("\(path)?start=\(start)\(end)&max=\(page.limit)"),
      start: .text("\(start)"),
      max: .number(JSONNumber(page.limit))
    )
  }
}
