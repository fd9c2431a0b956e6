import BinderyRuntime

/// A client with a simulated user, to which recorded sessions are replayed.
///
/// If the client is idle while the replay awaits one of the methods, its task is cancelled: nothing
/// that the method waits for can happen.
public protocol SessionPlayer: Sendable {
  /// Creates a client that only uses the stage.
  init(on stage: ReplayStage)

  /// The deliveries to the client's user, each as JSON.
  var deliveries: EventLog { get }

  /// Whether the client generates UUIDs; they are mapped to the recorded ones.
  var makesIDs: Bool { get }

  /// Starts the client.
  func begin()

  /// Acts as the user so that the client sends a frame; does nothing if the client sends it itself.
  ///
  /// Called where an archive has no calls of the client's user.
  func act(for frame: HTTPArchive.Frame)

  /// Performs a recorded call of the user.
  func perform(_ call: JSONValue) async

  /// Returns what the client should send instead of the recorded value, for example because this
  /// machine differs.
  func expected(for recorded: JSONValue) -> JSONValue

  /// Returns the group of a delivery; the order within a group is fixed, between groups it is not.
  func group(of delivery: JSONValue) -> String

  /// The differences between requests that the player itself handles and the recorded ones.
  ///
  /// Read after the client is released.
  var differences: [String] { get }

  /// Returns when the user has received all current deliveries.
  func settle() async

  /// Releases the client, and returns when its user has received everything.
  ///
  /// Afterwards no reference to an ended connection may remain, not even in the player: the replay
  /// waits for its release, to detect frames that are sent too late.
  func finish() async
}

extension SessionPlayer {
  public var makesIDs: Bool { false }
  public func begin() {}
  public func act(for frame: HTTPArchive.Frame) {}
  public func perform(_ call: JSONValue) async {}
  public func expected(for recorded: JSONValue) -> JSONValue { recorded }
  public func group(of delivery: JSONValue) -> String { "" }
  public var differences: [String] { [] }
  public func finish() async {}
}
