import BinderyRuntime

/// Which messages a fetch asks for.
struct HistoryPageQuery {
  let limit: Int
  let end: UInt64?
  private let window: HistoryWindow
  private let isOldestFirst: Bool
  private let encodesChannels: Bool

  /// - Parameter most: How many messages of a channel a page may have, and has where nobody says.
  init(_ call: Call, most: Int) throws(Refusal) {
    do throws(InvalidQuery) {
      let wanted = try call.query.number("max", as: Int.self) ?? most
      guard wanted > 0 else { throw InvalidQuery(name: "max") }
      limit = min(wanted, most)
      end = try call.query.number("end")
      window = HistoryWindow(fetchFrom: try call.query.number("start"), to: end)
    } catch {
      throw .storage("Invalid Arguments")
    }
    isOldestFirst = call.query.flag("reverse")
    encodesChannels = call.query.flag("encode_channels")
  }

  /// The newest of the window, or the oldest where that is asked for, oldest first.
  func events(of channel: String, _ keyspace: Keyspace) -> [Event] {
    guard let log = keyspace.channels[channel] else { return [] }
    guard isOldestFirst else { return log.stored(in: window, limit: limit, at: keyspace.now) }
    return Array(log.stored(in: window, at: keyspace.now).prefix(limit))
  }

  /// Where the next page starts; nil when there is none.
  func rest(of channel: String, after events: [Event], _ keyspace: Keyspace) -> UInt64? {
    guard let start = events.first?.timetoken, start > window.oldest else { return nil }
    let older = HistoryWindow(oldest: window.oldest, newest: start - 1)
    let rest = keyspace.channels[channel]?.stored(in: older, limit: 1, at: keyspace.now) ?? []
    return rest.isEmpty ? nil : start
  }

  /// As the reply names the channel.
  ///
  /// The service's pages say that it escapes names unless told otherwise; no client expects that,
  /// so that it has to be asked for.
  func spelled(_ channel: String) -> String {
    encodesChannels ? PercentEncoding.unreserved.encode(channel) : channel
  }
}
