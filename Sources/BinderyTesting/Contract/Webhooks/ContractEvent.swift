/// A recorded request that the service sent to a server.
public struct ContractEvent: Sendable {
  let recording: String
  let entry: Int
  let schema: String?

  /// `entry` counts from 0 in its file; `schema` is a name under `$defs`.
  public init(_ recording: String, _ entry: Int, schema: String? = nil) {
    self.recording = recording
    self.entry = entry
    self.schema = schema
  }
}
