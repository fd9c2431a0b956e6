/// A client to which recorded sessions are replayed, and who uses it.
public protocol SessionPlayer {
  /// What the client's user has heard, each as JSON.
  var heard: Heard { get }

  /// Has the client connect.
  func begin()

  /// Does what a user does for the client to send a frame; nothing where it sends it by itself.
  func act(for frame: HTTPArchive.Frame)

  /// Returns when the user has heard what there is to hear by now.
  func settle() async
}
