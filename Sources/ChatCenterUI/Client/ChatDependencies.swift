import BinderyRealtime
import BinderyRuntime

/// The dependencies of a client: the platform's, or a test's.
struct ChatDependencies: Sendable {
  var sockets: any WebSocketTransport = .default
  var http: any HTTPTransport = .default
  var clock: any Clock<Duration> = TimerClock()
  /// The queue of callbacks and delegate calls.
  var queue: DispatchQueue = .main
  var storage: any DeviceStorage
  var pushToken = PushToken.shared
  /// Makes the ids of messages and frames.
  var makeID: @Sendable () -> String = { UUID().uuidString.lowercased() }
}

extension ChatDependencies {
  /// Creates the platform's dependencies, for servers that have the pinned keys.
  ///
  /// - Parameter environment: The variables that name the trusted certificate authorities.
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
        trustsPinnedKeys: pinning.replacesVerification
      )
      http = transport
      sockets = CurlWebSocketTransport(transport)
    #endif
  }

  /// A serial queue that targets the given one, which may be concurrent: delegates need not be
  /// Sendable.
  private static func serial(_ queue: DispatchQueue) -> DispatchQueue {
    queue === DispatchQueue.main ? queue : DispatchQueue(label: "ChatCenterUI", target: queue)
  }
}
