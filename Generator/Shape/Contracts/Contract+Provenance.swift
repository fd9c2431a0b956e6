extension Contract {
  /// The origin of a recording.
  public enum Provenance: String, Hashable, Sendable, CaseIterable {
    /// Traffic of the service itself.
    case captured
    /// Traffic of a local replacement of the service.
    case sandbox
    /// An example that was written from documentation.
    case documented
  }
}
