import BinderyRealtime
import BinderyRuntime
import PusherSwift

/// The connections, channels and users of an app.
///
/// A pure state machine: the caller sets the time, and performs the `effects`.
struct ChannelsApp: Sendable {
  let settings: ChannelsSettings
  var connections: [String: ChannelsConnection] = [:]
  var channels: [String: OccupiedChannel] = [:]
  var cache = EventCache()
  /// The deadlines of closed connections that have not ended, after which they are dropped.
  var closing: [String: UInt64] = [:]
  /// The pending actions on sockets, in order.
  private(set) var effects: [Effect] = []
  /// The earliest time at which `settle` must be called.
  private(set) var nextActionTime = UInt64.max
  var now: UInt64
  private var socketNumber = 0
  /// The first half of all socket IDs.
  private let series: UInt32

  /// An action on a socket.
  struct Effect: Equatable {
    enum Kind: Equatable {
      case send(ConnectionChannel.Incoming)
      case pingFrame
      case close(UInt16, String)
      /// Ends the connection without a close frame.
      case drop
    }

    let socketID: String
    let kind: Kind
  }

  init(
    settings: ChannelsSettings,
    at now: UInt64,
    series: UInt32 = .random(in: 1 ... .max)
  ) {
    self.settings = settings
    self.now = now
    self.series = series
  }

  mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  mutating func send(_ event: ConnectionChannel.Incoming, to socketID: String) {
    effects.append(Effect(socketID: socketID, kind: .send(event)))
  }

  mutating func perform(_ kind: Effect.Kind, on socketID: String) {
    effects.append(Effect(socketID: socketID, kind: kind))
  }

  /// Schedules a call of `settle`.
  mutating func schedule(at time: UInt64) { nextActionTime = min(nextActionTime, time) }

  mutating func clearSchedule() { nextActionTime = .max }

  mutating func nextSocketID() -> String {
    socketNumber += 1
    return "\(series).\(socketNumber)"
  }
}

extension ChannelsApp {
  /// Sends an error to a client, as an object in the documented form.
  mutating func report(
    _ message: String,
    code: Int? = nil,
    channel: String? = nil,
    to socketID: String
  ) {
    let details = ErrorDetails(code: Nullable(code.map(WholeNumber.number)), message: message)
    send(
      .error(ErrorReport(channel: channel, data: EmbeddedJSON(details, isText: false))),
      to: socketID
    )
  }

  /// Sends an event to the subscribers of a channel, except to one connection.
  mutating func broadcast(
    _ event: ConnectionChannel.Incoming,
    on channel: String,
    except socketID: String? = nil
  ) {
    for subscriber in channels[channel]?.subscribers ?? [] where subscriber != socketID {
      send(event, to: subscriber)
    }
  }
}
