import BinderyRuntime
import BinderyTesting

/// What a specification calls that which passes through a sandbox.
struct RecordedVocabulary: Sendable {
  /// The command that runs the sandbox.
  let command: String
  /// What the recording shows, if that is known beforehand.
  var scene: String?
  /// The channel whose messages sessions hold.
  let channel: String
  /// What a request asks for; nil for what isn't written down.
  let operation: @Sendable (LoopbackRequest) -> String?
  /// What a message is called; nil for one that the specification doesn't have.
  let message: @Sendable (_ text: String, SessionRecording.Way) -> String?

  var provenance: JSONValue {
    let sandbox = "swift run \(command), the local stand-in of this package"
    return ["kind": "captured", "source": .string(scene.map { "\($0); \(sandbox)" } ?? sandbox)]
  }
}
