import PubNubSDK

/// The endpoints that delete and count stored messages.
enum StoredMessages {
  private static let maximumChannels = 100

  static func delete(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    guard keyspace.settings.disabled.isDisjoint(with: [.storage, .deletion]) else {
      throw .storage(
        "Use of the history Delete API requires both Storage & Playback and Storage Delete "
          + "enabled, which is not the case for this subscribe key.",
        status: 403
      )
    }
    let window: HistoryWindow
    do throws(InvalidQuery) {
      window = HistoryWindow(
        deletionFrom: try call.query.number("start"),
        to: try call.query.number("end")
      )
    } catch {
      throw .storage("Invalid Arguments")
    }
    for channel in call.list("channels") {
      keyspace.channels[channel]?.forget(window)
      keyspace.actions[channel]?.forget(window)
    }
    return .reply(Reply(DeletionReceipt(status: 200, error: false, errorMessage: "")))
  }

  static func count(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try History.check(keyspace)
    let names = call.list("channels")
    let timetokens = try timetokens(call, count: names.count)
    var counts: [String: Int] = [:]
    for (name, timetoken) in zip(names, timetokens) {
      let window = HistoryWindow(oldest: timetoken)
      counts[name] = keyspace.channels[name]?.stored(in: window, at: keyspace.now).count ?? 0
    }
    return .reply(
      Reply(MessageCounts(status: 200, error: false, errorMessage: "", channels: counts))
    )
  }

  /// Returns a timetoken for each channel, from one for all or from one for each.
  private static func timetokens(_ call: Call, count: Int) throws(Refusal) -> [UInt64] {
    let single = call.query["timetoken"]
    let texts =
      single.map { Array(repeating: $0, count: count) }
      ?? call.query.list("channelsTimetoken")
    let timetokens = texts.compactMap { UInt64($0) }
    guard (1...maximumChannels).contains(count), timetokens.count == count, texts.count == count,
      single == nil || call.query["channelsTimetoken"] == nil
    else { throw .storage("Invalid Arguments") }
    return timetokens
  }
}
