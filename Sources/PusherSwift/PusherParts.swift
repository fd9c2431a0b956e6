import BinderyRealtime
import BinderyRuntime

/// What a client stands on: the platform's, or what a test gives.
struct PusherParts: Sendable {
  var sockets: any WebSocketTransport = .default
  var http: any HTTPTransport = .default
  var clock: any Clock<Duration> = TimerClock()
  /// Where callbacks and the delegate are called.
  var queue: DispatchQueue = .main
  /// Where what the app implements on the main actor is called, unless it is the same.
  var mainQueue: DispatchQueue?
  /// How much of the jitter is added to a wait, from 0 to 1.
  var jitter: @Sendable () -> Double = { .random(in: 0...1) }
}
