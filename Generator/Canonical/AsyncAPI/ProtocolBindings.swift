import SourceDiagnostics

extension AsyncAPI {
  /// What is declared for one protocol alone (Bindings Objects).
  public struct ProtocolBindings {
    /// How a WebSocket connection is opened.
    public var ws: Binding?
    /// How messages are requested by HTTP.
    public var http: Binding?
    /// The names of the other protocols.
    public var others: [Located<String>]
    /// Those of `ws` and `http` that have a `query` or `headers`.
    public var requests: [Located<String>]

    public init(
      ws: Binding? = nil,
      http: Binding? = nil,
      others: [Located<String>] = [],
      requests: [Located<String>] = []
    ) {
      self.ws = ws
      self.http = http
      self.others = others
      self.requests = requests
    }

    /// What the bindings of WebSocket and HTTP have in common.
    public struct Binding {
      /// An object whose properties are the parameters of the query.
      public var query: SchemaID?
      /// An object whose properties are headers.
      public var headers: SchemaID?

      public init(query: SchemaID?, headers: SchemaID?) {
        self.query = query
        self.headers = headers
      }
    }
  }
}
