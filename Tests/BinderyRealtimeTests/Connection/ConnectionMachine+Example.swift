import BinderyRealtime

extension ConnectionPolicy {
  /// A service with a greeting, and the close codes of Pusher.
  static let example = ConnectionPolicy(
    keepAlive: KeepAlivePolicy(
      sender: .both,
      kind: .frame,
      activityTimeout: .seconds(120),
      pongTimeout: .seconds(30)
    ),
    closeCodes: [
      .codes(4000...4099, .stop),
      .codes(4100...4199, .backOff, after: .seconds(5)),
      .codes(4200...4299, .reconnect),
      .codes(1005...1006, .backOff),
      .codes(1000...3999, .reconnect),
    ],
    errorCodes: ErrorCodePolicy(
      message: "error",
      at: .payload("code"),
      until: "ready",
      [.codes(4300...4399, .stay)]
    ),
    backOff: BackOffPolicy(.square, initialDelay: .seconds(1), maxDelay: .seconds(120))
  )
}

extension ConnectionMachine {
  mutating func send(_ event: Event, at seconds: Int = 0) -> [Action] {
    handle(event, at: .seconds(seconds))
  }
}
