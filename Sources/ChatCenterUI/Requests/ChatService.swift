import BinderyRealtime
import BinderyRuntime

/// The HTTP requests of one client.
struct ChatService: Sendable {
  let config: ChatConfig
  let appMarker: String?
  let account: ChatAccount
  /// The device's address, once it is known.
  let deviceAddress: String?
  let transport: any HTTPTransport
  /// Receives the members that were omitted from an answer.
  let report: @Sendable (MalformedMembers) -> Void

  private var version: Int { config.transportConfig.apiVersion.number }

  /// members that do not match the specification are omitted.
  func configuration() async throws(ChatNetworkError)
    -> (ServiceConfiguration, errors: [JSONError])
  {
    let request = FetchConfiguration(
      channelType: "IOS",
      auth: true,
      chatApiVersion: version,
      appMarker: appMarker
    )
    let response = try await response(to: request, from: rest(), connectionTimeout)
    do {
      return (try response.reply(to: request), [])
    } catch {
      guard let json: JSONValue = try? JSONReader.decode(from: response.body),
        let (configuration, malformed) = json.decodeTolerantly(as: ServiceConfiguration.self)
      else { throw ChatNetworkError(error) }
      return (configuration, malformed?.errors ?? [])
    }
  }

  /// - Parameters:
  ///   - before: The time before which entries are returned.
  ///   - after: The time after which entries are returned; without either, it is the latest page.
  func history(
    before: DateTime? = nil,
    after: DateTime? = nil,
    count: Int
  ) async throws(ChatNetworkError) -> HistoryPage {
    var page = try await page(before: before, after: after, count: count)
    page.messages = page.messages.map(tolerant)
    return page
  }

  private func page(
    before: DateTime?,
    after: DateTime?,
    count: Int
  ) async throws(ChatNetworkError) -> HistoryPage {
    let library = ChatCenterUISDK.version
    guard config.transportConfig.newRoutesEnabled else {
      return try await answer(
        to: FetchHistoryByOldRoute(
          chatApiVersion: version,
          before: before,
          after: after,
          count: count,
          libVersion: library
        )
      )
    }
    return try await answer(
      to: FetchHistory(
        chatApiVersion: version,
        before: before,
        after: after,
        count: count,
        libVersion: library
      )
    )
  }

  func unreadCount() async throws(ChatNetworkError) -> Int {
    config.transportConfig.newRoutesEnabled
      ? try await answer(to: CountUnread()) : try await answer(to: CountUnreadByOldRoute())
  }

  func search(_ query: String, page: Int) async throws(ChatNetworkError) -> SearchPage {
    let request = SearchMessages(query: query, chatApiVersion: version, page: page)
    var found = try await answer(to: request)
    found.content = found.content.map(tolerant)
    return found
  }

  /// An entry without the members that do not match the specification, which are reported.
  private func tolerant(
    _ entry: ReceivedEvent<HistoryChannel.Incoming>
  ) -> ReceivedEvent<HistoryChannel.Incoming> {
    guard case .undecodable(let error) = entry, let json = try? JSONValue(parsing: error.text),
      let (read, malformed) = json.decodeTolerantly(as: HistoryChannel.Incoming.self)
    else { return entry }
    if let malformed { report(malformed) }
    return .event(read)
  }

  func upload(_ data: Data, type: String) async throws(ChatNetworkError) -> StoredFile {
    let file = FileUpload(
      file: .data(data, contentType: type),
      externalClientId: account.user.identifier
    )
    let timeout = Duration(clamping: config.networkConfig.httpConfig.uploadTimeout)
    return try await answer(to: UploadFile(body: file), from: dataStore(), timeout)
  }

  /// Downloads a file; it times out only when no data arrives.
  func download(_ fileID: String) async throws(ChatNetworkError) -> Data {
    let timeout = Duration(clamping: config.networkConfig.httpConfig.downloadTimeout)
    var api = try dataStore()
    api.connection.idleTimeout = timeout
    let response: HTTPStreamedResponse
    do {
      response = try await api.stream(DownloadFile(fileId: fileID), timeout: timeout)
    } catch {
      throw ChatNetworkError(error)
    }
    do {
      return Data(try await response.body.collect(upTo: api.connection.maximumBodySize))
    } catch {
      throw ChatNetworkError(RequestError<Never>.transport(error))
    }
  }
}

extension ChatService {
  private func answer<R: Request>(
    to request: R
  ) async throws(ChatNetworkError) -> R.Reply where R.Reply: JSONDecodable {
    try await answer(to: request, from: rest(), connectionTimeout)
  }

  private var connectionTimeout: Duration {
    Duration(clamping: config.networkConfig.httpConfig.connectionTimeout)
  }

  /// The reply, without the members that do not match the specification, which are reported.
  private func answer<R: Request>(
    to request: R,
    from api: ChatCenterAPI,
    _ timeout: Duration
  ) async throws(ChatNetworkError) -> R.Reply where R.Reply: JSONDecodable {
    let response = try await response(to: request, from: api, timeout)
    do {
      return try response.reply(to: request)
    } catch {
      guard case .undecodable = error,
        let json: JSONValue = try? JSONReader.decode(from: response.body),
        let (reply, malformed) = json.decodeTolerantly(as: R.Reply.self)
      else { throw ChatNetworkError(error) }
      if let malformed { report(malformed) }
      return reply
    }
  }

  private func response<R: Request>(
    to request: R,
    from api: ChatCenterAPI,
    _ timeout: Duration
  ) async throws(ChatNetworkError) -> HTTPResponse {
    let response: HTTPResponse
    do {
      response = try await api.response(to: request, timeout: timeout)
    } catch {
      throw ChatNetworkError(error)
    }
    guard 200..<300 ~= response.status else { throw .status(response.status) }
    return response
  }

  private func rest() throws(ChatNetworkError) -> ChatCenterAPI {
    let server: ServerURL
    do {
      server = try config.transportConfig.restServer()
    } catch {
      throw .address(error)
    }
    return try api(at: server, transport)
  }

  private func dataStore() throws(ChatNetworkError) -> ChatCenterAPI {
    do {
      _ = try config.transportConfig.dataStoreServer()
    } catch {
      throw .address(error)
    }
    let moving = DataStoreTransport(
      dataStore: config.transportConfig.dataStore,
      transport: transport
    )
    var api = try api(at: DataStoreTransport.server, moving)
    for (name, value) in config.transportConfig.dataStoreHTTPHeaders {
      api.connection.headers[name] = value
    }
    return api
  }

  private func api(
    at server: ServerURL,
    _ transport: any HTTPTransport
  ) throws(ChatNetworkError) -> ChatCenterAPI {
    do {
      try config.networkConfig.sslPinning.check()
    } catch {
      throw .trust(error)
    }
    return ChatCenterAPI(
      server: server,
      credentials: account.credentials(deviceAddress: deviceAddress),
      transport: transport
    )
  }
}
