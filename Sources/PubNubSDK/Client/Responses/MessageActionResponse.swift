import BinderyRuntime

/// Converts the service's message actions to the documented types.
enum MessageActionResponse {
  static func action(
    _ action: MessageAction,
    in channel: String
  ) throws(PubNubError) -> PubNubMessageActionBase {
    PubNubMessageActionBase(
      actionType: action.type,
      actionValue: action.value,
      actionTimetoken: try timetoken(action.actionTimetoken, of: action),
      messageTimetoken: try timetoken(action.messageTimetoken, of: action),
      publisher: action.uuid ?? "",
      channel: channel
    )
  }

  /// The page that follows a page; nil if the service has no more.
  static func next(
    after reply: MessageActionPage,
    of page: (any PubNubBoundedPage)?
  ) throws(PubNubError) -> PubNubBoundedPageBase? {
    guard let more = reply.more else { return nil }
    // A continuation without a start begins after the oldest action of the page.
    let oldest = try oldest(of: reply.data)
    guard let start = more.start?.value ?? oldest else { return nil }
    // A start that isn't older would fetch the same page without end.
    guard start > page?.end ?? 0, start < page?.start ?? .max else { return nil }
    return PubNubBoundedPageBase(
      start: start,
      end: more.end?.value ?? page?.end,
      limit: more.limit?.int ?? page?.limit
    )
  }

  /// The error for a change that was stored but not published to subscribers.
  static func undelivered(
    _ message: String?,
    _ affected: PubNubError.AffectedValue
  ) -> PubNubError {
    PubNubError(
      .failedToPublish,
      details: [message].compactMap { $0 },
      affected: [affected]
    )
  }

  private static func oldest(of actions: [MessageAction]) throws(PubNubError) -> Timetoken? {
    var oldest: Timetoken?
    for action in actions {
      oldest = min(oldest ?? .max, try timetoken(action.actionTimetoken, of: action))
    }
    return oldest
  }

  private static func timetoken(
    _ text: String,
    of action: MessageAction
  ) throws(PubNubError) -> Timetoken {
    guard let timetoken = Timetoken(text) else {
      throw PubNubError(
        .malformedResponseBody,
        details: ["\(text.debugDescription) is no timetoken."],
        affected: [.json(AnyJSON(JSONValue(lossless: action)))]
      )
    }
    return timetoken
  }
}
