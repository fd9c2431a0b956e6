import BinderyRealtime
import BinderyRuntime

/// The dependencies of a client: the platform's, or a test's.
struct PusherDependencies: Sendable {
  var sockets: any WebSocketTransport = .default
  var http: any HTTPTransport = .default
  var clock: any Clock<Duration> = TimerClock()
  /// The queue of callbacks.
  var queue: DispatchQueue = .main
  /// The queue of the delegate and the authorization objects; nil for `queue`.
  var mainQueue: DispatchQueue?
  /// The fraction of the jitter that is added to a wait, from 0 to 1.
  var jitter: @Sendable () -> Double = { .random(in: 0...1) }
}
