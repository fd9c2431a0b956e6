import BinderyRuntime
import BinderyTesting
import RecordingRedaction

/// The specification's names for the traffic of a sandbox.
struct RecordingNames: Sendable {
  /// The command that runs the sandbox.
  let command: String
  /// The description of the recording, if it is known in advance.
  var scene: String?
  /// The channel of the sessions' messages.
  let channel: String
  /// Returns the operation ID of a request; nil if it isn't recorded.
  let operation: @Sendable (LoopbackRequest) -> String?
  /// Returns the name of a message; nil for one that the specification doesn't have.
  let message: @Sendable (_ text: String, SessionRecording.Direction) -> String?
  /// The rules for the secrets of the service's clients.
  var redaction = RedactionRules()
  /// Returns a value in the response to a request that is documented, and no secret.
  var documentedValue: @Sendable (LoopbackRequest) -> String? = { _ in nil }

  var provenance: JSONValue {
    let sandbox = "swift run \(command), the local server of this package"
    return ["kind": "sandbox", "source": .string(scene.map { "\($0); \(sandbox)" } ?? sandbox)]
  }
}
