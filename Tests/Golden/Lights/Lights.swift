// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// The servers and connection policies of Lights.
public enum Lights {
  /// The server `mqtts://broker.lights.test:{port}`.
  public static func broker(port: String = "8883") -> RealtimeServer {
    RealtimeServer(template: "mqtts://broker.lights.test:{port}", ["port": port])
  }

  /// The reactions to close codes.
  public static let closeCodes: CloseCodePolicy = [
    .code(4000, .stop, name: "noTLS", meaning: "Only TLS."),
    .codes(4100...4199, .backOff, after: .seconds(0.5)),
  ]

  /// The delays before reconnecting.
  public static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    initialDelay: .seconds(2),
    maxDelay: .seconds(150),
    jitter: .seconds(1),
    attempts: 6
  )

  /// The limit of events that are not read yet.
  public static let buffer = BufferPolicy(bound: 10, overflow: .dropOldest)

  /// The connection policies of the server `broker`.
  public enum BrokerServer {
    /// The exchange by which a side detects that the other is alive.
    public static let keepAlive = KeepAlivePolicy(
      sender: .client,
      kind: .frame,
      activityTimeout: .seconds(60),
      pongTimeout: .seconds(1.5)
    )

    /// The limit of events that are not read yet.
    ///
    /// The broker says how much it keeps.
    public static let buffer = BufferPolicy(bound: 100, overflow: .fail)
  }
}
