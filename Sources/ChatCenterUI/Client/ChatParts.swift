import BinderyRealtime
import BinderyRuntime

/// What a client stands on: the platform's, or what a test gives.
struct ChatParts: Sendable {
  var sockets: any WebSocketTransport = .default
  var http: any HTTPTransport = .default
  var clock: any Clock<Duration> = TimerClock()
  /// Where callbacks and the delegate are called.
  var queue: DispatchQueue = .main
  var storage: any DeviceStorage
  var pushToken = PushToken.shared
  /// Makes the ids of messages and frames.
  var makeID: @Sendable () -> String = { UUID().uuidString.lowercased() }
}

extension ChatParts {
  /// The platform's, for servers that have the keys which the configuration pins.
  ///
  /// - Parameter environment: Names whom the system trusts.
  init(
    queue: DispatchQueue,
    storage: any DeviceStorage,
    _ pinning: ChatNetworkConfig.SSLPinningConfig,
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(queue: Self.serial(queue), storage: storage)
    #if os(Linux)
      guard !pinning.pins.isEmpty else { return }
      let transport = CurlTransport(
        environment: environment,
        pinning: pinning.pins,
        isKeyEnough: pinning.replacesVerification
      )
      http = transport
      sockets = CurlWebSocketTransport(transport)
    #endif
  }

  /// A queue that makes one callback at a time where the given one makes them: that may be
  /// concurrent, and delegates need not be Sendable.
  private static func serial(_ queue: DispatchQueue) -> DispatchQueue {
    queue === DispatchQueue.main ? queue : DispatchQueue(label: "ChatCenterUI", target: queue)
  }
}
