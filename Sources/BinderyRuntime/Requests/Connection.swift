/// The connection of a client: its server, credentials, transport, middlewares and limits.
public struct Connection: Sendable {
  /// The server to which requests are sent.
  ///
  /// An operation with servers of its own uses one of these only if this one is in the document:
  /// that with the same name, or else the first. Variables that both have take the values that
  /// differ from the defaults in this one. Any other server, such as a test's, is used for every
  /// operation. A server of an operation that is only a path replaces the path of any server.
  public var server: ServerURL
  /// The servers of single operations, which are used with any `server`.
  public var operationServers = OperationServers()
  /// The credentials by the name of the security scheme.
  ///
  /// A request uses the first security requirement of its operation whose schemes all have a
  /// credential here. If there is none, it is sent without credentials, and the service decides.
  public var credentials: [String: Credential]
  /// The transport of all requests: the platform's, or one for tests.
  public var transport: any HTTPTransport
  /// The middlewares that each request passes in order, before the transport.
  public var middlewares: [any ClientMiddleware]
  /// The maximum time of an exchange, or until the header of a streamed response; a call can have
  /// its own.
  ///
  /// It restarts with each piece of a body that is sent.
  public var timeout: Duration
  /// The longest pause in a streamed response.
  public var idleTimeout: Duration
  /// The maximum size of a response; a longer one throws `TransportError.tooLarge`.
  public var maximumBodySize: Int
  /// The coders of formats that Bindery doesn't read, by media type, such as `application/cbor`.
  public var contentCoders: [String: any ContentCoder]
  /// The headers of all requests that do not set them; without a `User-Agent` here, none is sent.
  public var headers: HTTPHeaders

  /// Creates a connection; by default with the platform's transport and without credentials.
  public init(
    server: ServerURL,
    credentials: [String: Credential] = [:],
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = [],
    timeout: Duration = .seconds(60),
    maximumBodySize: Int = 64 * 1024 * 1024,
    headers: HTTPHeaders = [:],
    idleTimeout: Duration = .seconds(300),
    contentCoders: [String: any ContentCoder] = [:]
  ) {
    self.server = server
    self.credentials = credentials
    self.transport = transport
    self.middlewares = middlewares
    self.timeout = timeout
    self.maximumBodySize = maximumBodySize
    self.headers = headers
    self.idleTimeout = idleTimeout
    self.contentCoders = contentCoders
  }
}

extension Connection {
  /// Returns the exchange of a request, with server, headers and credentials.
  func exchange(
    for request: HTTPRequest,
    of operation: (any Request.Type)? = nil,
    as credentials: RequestCredentials,
    timeout: Duration? = nil
  ) throws(InvalidRequest) -> HTTPExchange {
    var http = request
    try addHeaders(to: &http)
    try credentials.add(to: &http)
    return HTTPExchange(
      url: http.url(on: try verified(server(of: http, operation))),
      method: http.method,
      headers: http.headers,
      body: try http.encodedBody(by: ContentCoders(contentCoders)),
      timeout: timeout ?? self.timeout,
      maximumBodySize: maximumBodySize,
      idleTimeout: idleTimeout,
      allowsRetry: http.allowsRetry
    )
  }

  private func addHeaders(to request: inout HTTPRequest) throws(InvalidRequest) {
    let own = request.headers
    for field in headers where !own.contains(field.name) {
      guard field.name.isToken else {
        throw InvalidRequest(parameter: field.name, reason: "a header cannot have this name")
      }
      request.headers.append(field.name, try HeaderText(field.value, of: field.name).encoded)
    }
  }

  /// Returns the credentials of the first alternative whose schemes are all present; one with
  /// schemes is preferred to an empty one.
  func credentials(for alternatives: [[String]]) -> [Credential] {
    let given = alternatives.first { schemes in
      !schemes.isEmpty && schemes.allSatisfy { credentials[$0] != nil }
    }
    return (given ?? []).compactMap { credentials[$0] }
  }

  private func server(
    of request: HTTPRequest,
    _ operation: (any Request.Type)?
  ) throws(InvalidRequest) -> ServerURL {
    if let own = operation.flatMap({ operationServers[$0] }) {
      return own.resolved(against: server)
    }
    guard let own = try request.servers.server(for: server), server.isDocumented || own.isRelative
    else { return server }
    return own.resolved(against: server)
  }

  private func verified(_ server: ServerURL) throws(InvalidRequest) -> ServerURL {
    do {
      try server.verify()
      return server
    } catch {
      throw InvalidRequest(parameter: "server", reason: error.description)
    }
  }
}
