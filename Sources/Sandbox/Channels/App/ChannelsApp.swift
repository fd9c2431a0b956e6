import BinderyRealtime
import BinderyRuntime
import PusherSwift

/// The connections of an app, its channels and its users.
///
/// Pure: the time is told to it, and what is to be sent it leaves in `effects`.
struct ChannelsApp {
  let settings: ChannelsSettings
  var connections: [String: ChannelsConnection] = [:]
  var channels: [String: OccupiedChannel] = [:]
  var cache = EventCache()
  /// The connections that were closed and have not ended, and when they are dropped.
  var closing: [String: UInt64] = [:]
  /// What is to be done on sockets, in this order.
  private(set) var effects: [Effect] = []
  /// When something is due, at the earliest.
  private(set) var alarm = UInt64.max
  var now: UInt64
  private var socketNumber = 0
  /// The first half of all sockets' ids.
  private let series: UInt32

  /// Something to do on one socket.
  struct Effect: Equatable {
    enum Kind: Equatable {
      case send(ConnectionChannel.Incoming)
      case pingFrame
      case close(UInt16, String)
      /// Ends the connection without a word.
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

  /// Makes sure that `settle` is called then.
  mutating func schedule(at time: UInt64) { alarm = min(alarm, time) }

  mutating func forgetAlarm() { alarm = .max }

  mutating func nextSocketID() -> String {
    socketNumber += 1
    return "\(series).\(socketNumber)"
  }
}

extension ChannelsApp {
  /// Reports something that went wrong, as an object, which is how the service documents it.
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

  /// Sends an event to those who are subscribed to the channel, but for one.
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
