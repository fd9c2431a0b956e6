import BinderyRuntime
import PubNubSDK

/// Stored messages: pages of them, their deletion and their counts.
enum History {
  static func fetch(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    try check(keyspace)
    let names = call.list("channels")
    let limit = try limit(call, most: names.count > 1 ? 25 : 100)
    let (start, end) = try bounds(call)
    let window = HistoryWindow(fetchFrom: start, to: end)
    var channels: [String: [HistoryMessage]] = [:]
    for name in names {
      let events = keyspace.channels[name]?.stored(in: window, limit: limit, at: keyspace.now) ?? []
      if !events.isEmpty { channels[name] = events.compactMap { message($0, call) } }
    }
    return .reply(
      Reply(HistoryPage(status: 200, error: false, errorMessage: "", channels: channels))
    )
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

  static func bounds(_ call: Call) throws(Refusal) -> (start: UInt64?, end: UInt64?) {
    do throws(InvalidQuery) {
      return (try call.query.number("start"), try call.query.number("end"))
    } catch {
      throw .storage("Invalid Arguments")
    }
  }

  static func limit(_ call: Call, most: Int) throws(Refusal) -> Int {
    do throws(InvalidQuery) {
      let wanted = try call.query.number("max", as: Int.self) ?? most
      guard wanted > 0 else { throw InvalidQuery(name: "max") }
      return min(wanted, most)
    } catch {
      throw .storage("Invalid Arguments")
    }
  }

  /// Nil for what history never has.
  static func message(_ event: Event, _ call: Call) -> HistoryMessage? {
    guard case .message(let payload) = event.content else { return nil }
    let query = call.query
    return HistoryMessage(
      message: payload,
      timetoken: .text("\(event.timetoken)"),
      meta: query.flag("include_meta") ? event.details.metadata ?? "" : nil,
      uuid: query.flag("include_uuid", default: true) ? event.details.publisher : nil,
      messageType: query.flag("include_message_type", default: true) ? .null : nil,
      customMessageType: query.flag("include_custom_message_type")
        ? event.details.customMessageType : nil
    )
  }
}
