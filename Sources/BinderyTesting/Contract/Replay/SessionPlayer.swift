import BinderyRuntime

/// A client to which recorded sessions are replayed, and who uses it.
public protocol SessionPlayer {
  /// A client that has nothing but what the stage has.
  init(on stage: ReplayStage)

  /// What the client's user has heard, each as JSON.
  var heard: Heard { get }

  /// Whether the client makes UUIDs: each stands for another one than when it was recorded.
  var makesIDs: Bool { get }

  /// Has the client begin.
  func begin()

  /// Does what a user does for the client to send a frame; nothing where it sends it by itself.
  ///
  /// It is asked where an archive has no calls of the client's user.
  func act(for frame: HTTPArchive.Frame)

  /// Does what an archive says that the user did.
  func perform(_ call: JSONValue) async

  /// What the client should send here and now in the place of what was recorded: the machine may
  /// be another.
  func expected(for recorded: JSONValue) -> JSONValue

  /// What is heard in one voice comes in order; which of two voices is first is left to chance.
  func voice(of heard: JSONValue) -> String

  /// How what the client asked differs from what was recorded, where the player answers it and not
  /// the stage; looked at when the client was let go.
  var differences: [String] { get }

  /// Returns when the user has heard what there is to hear by now.
  func settle() async

  /// Lets the client go, and returns when its user has heard all.
  ///
  /// From then on nobody may keep a connection that has ended, the player included: once it is let
  /// go it is known that nothing was sent too late.
  func finish() async
}

extension SessionPlayer {
  public var makesIDs: Bool { false }
  public func begin() {}
  public func act(for frame: HTTPArchive.Frame) {}
  public func perform(_ call: JSONValue) async {}
  public func expected(for recorded: JSONValue) -> JSONValue { recorded }
  public func voice(of heard: JSONValue) -> String { "" }
  public var differences: [String] { [] }
  public func finish() async {}
}
