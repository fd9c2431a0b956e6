import Foundation

/// The environment of a client in a replay: sockets and endpoints that the replay controls, and a
/// clock that it advances.
public struct ReplayStage: Sendable {
  /// The recorded client.
  public let client: RecordedClient
  /// The sockets of the client.
  public let sockets: ScriptedSockets
  /// The HTTP service for the requests that the archive attributes to the client.
  public let service: ScriptedService
  /// The clock; it advances only while a task sleeps on it, as a connected client always does.
  public let clock: ManualClock
  /// The timeout of each wait, in seconds.
  public let timeout: TimeInterval

  /// Creates the stage of a recorded client.
  ///
  /// - Parameter timeout: The timeout of each wait, in seconds.
  public init(for client: RecordedClient, timeout: TimeInterval = 10) {
    self.client = client
    self.timeout = timeout
    sockets = ScriptedSockets(timeout: timeout)
    service = ScriptedService(timeout: timeout)
    clock = ManualClock(timeout: timeout)
  }
}
