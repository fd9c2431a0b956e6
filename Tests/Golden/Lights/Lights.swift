// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// Lights.
public enum Lights {
  public static func broker(port: String = "8883") -> RealtimeServer {
    RealtimeServer(template: "mqtts://broker.lights.test:{port}", ["port": port])
  }

  /// What the end of a connection means.
  public static let closeCodes: CloseCodePolicy = [
    .code(4000, .stop, name: "noTLS", meaning: "Only TLS."),
    .codes(4100...4199, .backOff, after: .seconds(0.5)),
  ]

  /// How long to wait before connecting again.
  public static let backOff = BackOffPolicy(
    .exponential(factor: 2),
    initialDelay: .seconds(2),
    maxDelay: .seconds(150),
    jitter: .seconds(1),
    attempts: 6
  )

  /// What happens to events that are not read yet.
  public static let buffer = BufferPolicy(bound: 10, overflow: .dropOldest)

  /// What is known of connections to `broker`.
  public enum BrokerServer {
    /// How each side learns that the other is there.
    public static let keepAlive = KeepAlivePolicy(
      by: .client,
      using: .frame,
      after: .seconds(60),
      answerWithin: .seconds(1.5)
    )

    /// What happens to events that are not read yet.
    ///
    /// The broker says how much it keeps.
    public static let buffer = BufferPolicy(bound: 100, overflow: .fail)
  }
}
