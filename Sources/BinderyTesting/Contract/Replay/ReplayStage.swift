import Foundation

/// What stands around a client to which sessions are replayed: sockets and endpoints of which the
/// replay is the other side, and a clock that the replay moves.
public struct ReplayStage: Sendable {
  /// Whose sessions they are.
  public let client: RecordedClient
  /// What the client connects by.
  public let sockets: ScriptedSockets
  /// What the client asks over HTTP, where the archive says whose it was.
  public let service: ScriptedService
  /// It moves only while somebody waits for something, as a client does for as long as it is
  /// connected.
  public let clock: ManualClock
  /// How many seconds something is waited for in vain.
  public let patience: TimeInterval

  /// - Parameter patience: How many seconds something is waited for in vain.
  public init(for client: RecordedClient, patience: TimeInterval = 10) {
    self.client = client
    self.patience = patience
    sockets = ScriptedSockets(patience: patience)
    service = ScriptedService(patience: patience)
    clock = ManualClock(patience: patience)
  }
}
