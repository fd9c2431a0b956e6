import SourceDiagnostics

extension AsyncAPI {
  /// A server to which clients connect (Server Object).
  public struct Server {
    public var location: SourceLocation
    public var title: String?
    public var summary: String?
    public var description: String?
    /// Such as `wss`, `mqtt` or `kafka`, in lower case.
    public var `protocol`: String?
    /// The protocol, `host` and `pathname`.
    public var url: ServerURL
    public var bindings = ProtocolBindings()
    /// The location of `security`.
    public var securityMark: Mark?
    /// The names of the security schemes of which `security` requires some.
    public var requiredSchemes: [String] = []

    public init(location: SourceLocation, url: ServerURL) {
      self.location = location
      self.url = url
    }
  }
}
