/// What the service says of message actions, in the documented words.
enum MessageActionAnswer {
  static func action(
    _ action: MessageAction,
    in channel: String
  ) throws(PubNubError) -> PubNubMessageActionBase {
    PubNubMessageActionBase(
      actionType: action.type,
      actionValue: action.value,
      actionTimetoken: try timetoken(action.actionTimetoken),
      messageTimetoken: try timetoken(action.messageTimetoken),
      publisher: action.uuid,
      channel: channel
    )
  }

  /// The page that goes on where one ended; nil where the service has no more.
  static func next(
    after reply: MessageActionPage,
    of page: (any PubNubBoundedPage)?
  ) throws(PubNubError) -> PubNubBoundedPageBase? {
    guard let more = reply.more else { return nil }
    // A continuation without a start is after the oldest.
    guard let oldest = more.start ?? reply.data.map(\.actionTimetoken).min(by: isOlder) else {
      return nil
    }
    let start = try timetoken(oldest)
    // A service that doesn't go back would be asked for the same again and again.
    guard start > page?.end ?? 0, start < page?.start ?? .max else { return nil }
    return PubNubBoundedPageBase(
      start: start,
      end: try more.end.map(timetoken) ?? page?.end,
      limit: more.limit ?? page?.limit
    )
  }

  /// What was done, but not told to those who subscribe.
  static func untold(
    _ fault: MessageActionFault?,
    _ affected: PubNubError.AffectedValue
  ) -> PubNubError {
    PubNubError(
      .failedToPublish,
      details: [fault?.message].compactMap { $0 },
      affected: [affected]
    )
  }

  private static func isOlder(_ left: String, _ right: String) -> Bool {
    (left.utf8.count, left) < (right.utf8.count, right)
  }

  private static func timetoken(_ text: String) throws(PubNubError) -> Timetoken {
    guard let timetoken = Timetoken(text) else {
      let details = ["\(text.debugDescription) is no timetoken."]
      throw PubNubError(.malformedResponseBody, details: details)
    }
    return timetoken
  }
}
