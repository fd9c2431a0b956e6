import BinderyRuntime

/// The query of a page of messages.
struct HistoryPageQuery {
  let limit: Int
  let end: UInt64?
  private let window: HistoryWindow
  private let isOldestFirst: Bool
  private let encodesChannels: Bool

  /// - Parameter maximum: The maximum and default number of messages per channel.
  init(_ call: Call, maximum: Int) throws(Refusal) {
    do throws(InvalidQuery) {
      let requested = try call.query.number("max", as: Int.self) ?? maximum
      guard requested > 0 else { throw InvalidQuery(name: "max") }
      limit = min(requested, maximum)
      end = try call.query.number("end")
      window = HistoryWindow(fetchFrom: try call.query.number("start"), to: end)
    } catch {
      throw .storage("Invalid Arguments")
    }
    isOldestFirst = call.query.flag("reverse")
    encodesChannels = call.query.flag("encode_channels")
  }

  /// Returns the newest messages of the window, or the oldest for `reverse`; oldest first.
  func events(of channel: String, _ keyspace: Keyspace) -> [Event] {
    guard let log = keyspace.channels[channel] else { return [] }
    guard isOldestFirst else { return log.stored(in: window, limit: limit, at: keyspace.now) }
    return Array(log.stored(in: window, at: keyspace.now).prefix(limit))
  }

  /// Returns the start of the next page; nil if there is none.
  func rest(of channel: String, after events: [Event], _ keyspace: Keyspace) -> UInt64? {
    guard let start = events.first?.timetoken, start > window.oldest else { return nil }
    let older = HistoryWindow(oldest: window.oldest, newest: start - 1)
    let rest = keyspace.channels[channel]?.stored(in: older, limit: 1, at: keyspace.now) ?? []
    return rest.isEmpty ? nil : start
  }

  /// Returns the channel's name in the reply.
  ///
  /// The service documents that it escapes names by default; no client expects that, so here it is
  /// an option.
  func spelled(_ channel: String) -> String {
    encodesChannels ? PercentEncoding.unreserved.encode(channel) : channel
  }
}
