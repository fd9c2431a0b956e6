/// A recorded webhook or callback request.
public struct ContractEvent: Sendable {
  let recording: String
  let entry: Int
  let schema: String?

  /// Creates a reference to a request; `entry` counts from 0, `schema` is a name under `$defs`.
  public init(_ recording: String, _ entry: Int, schema: String? = nil) {
    self.recording = recording
    self.entry = entry
    self.schema = schema
  }
}
