import SourceDiagnostics

extension AsyncAPI {
  /// Protocol-specific information (Bindings Objects).
  public struct ProtocolBindings {
    /// The request that opens a WebSocket connection.
    public var ws: Binding?
    /// The HTTP request of messages.
    public var http: Binding?
    /// The names of the other protocols.
    public var others: [Located<String>]
    /// The bindings `ws` and `http`, if they have a `query` or `headers`.
    public var requests: [Located<String>]
    /// The binding of each protocol as it is written.
    public var values: [Named<JSONValue>]
    /// The schemas in the bindings by the protocol and the key: `kafka key`, `ws query`.
    public var schemas: [Named<SchemaID>]

    public init(
      ws: Binding? = nil,
      http: Binding? = nil,
      others: [Located<String>] = [],
      requests: [Located<String>] = [],
      values: [Named<JSONValue>] = [],
      schemas: [Named<SchemaID>] = []
    ) {
      self.ws = ws
      self.http = http
      self.others = others
      self.requests = requests
      self.values = values
      self.schemas = schemas
    }

    /// The common properties of the bindings of WebSocket and HTTP.
    public struct Binding {
      /// An object whose properties are the parameters of the query.
      public var query: SchemaID?
      /// An object whose properties are headers.
      public var headers: SchemaID?
      /// The HTTP method of the request, in capital letters.
      public var method: String?
      /// Whether the messages are the response to an HTTP request (`type: response` of AsyncAPI 2).
      public var isResponse: Bool

      public init(query: SchemaID?, headers: SchemaID?, method: String?, isResponse: Bool) {
        self.query = query
        self.headers = headers
        self.method = method
        self.isResponse = isResponse
      }
    }
  }
}
