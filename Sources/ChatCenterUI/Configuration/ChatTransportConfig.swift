import BinderyRuntime

/// The addresses of the service, and the version of its protocol.
public struct ChatTransportConfig: Hashable, Sendable {
  /// The address of requests.
  public let rest: String
  /// The address of the socket.
  public let webSocket: String
  /// The address of files.
  public let dataStore: String
  /// The headers sent with requests for files, in addition to the others.
  public var dataStoreHTTPHeaders: [String: String]
  /// Whether the history's path begins with `api/client`; servers before 6 have another.
  public var newRoutesEnabled: Bool
  /// The version of the protocol that is requested.
  public var apiVersion: APIVersion

  /// Creates the addresses of a company's service in the cloud.
  ///
  /// - Parameter cloudHost: The name of the host without a scheme, such as `chat.example.com`.
  public init(cloudHost: String, apiVersion: APIVersion = .api17) {
    self.init(
      rest: "https://\(cloudHost)",
      webSocket: "wss://\(cloudHost)/socket",
      dataStore: "https://\(cloudHost)/files",
      apiVersion: apiVersion
    )
  }

  /// Creates the addresses of a company's own installation.
  ///
  /// Each use of an invalid address fails with the error that `checked()` throws.
  public init(
    rest: String,
    webSocket: String,
    dataStore: String,
    dataStoreHTTPHeaders: [String: String]? = nil,
    newRoutesEnabled: Bool = true,
    apiVersion: APIVersion = .api17
  ) {
    self.rest = rest
    self.webSocket = webSocket
    self.dataStore = dataStore
    self.dataStoreHTTPHeaders = dataStoreHTTPHeaders ?? [:]
    self.newRoutesEnabled = newRoutesEnabled
    self.apiVersion = apiVersion
  }

  /// Returns the same configuration; throws if one of the addresses is invalid.
  // the documented initializers accept any text.
  public func checked() throws(ChatAddressError) -> Self {
    _ = try restServer()
    _ = try dataStoreServer()
    _ = try socketAddress()
    return self
  }
}

extension ChatTransportConfig {
  func restServer() throws(ChatAddressError) -> ServerURL { try server(rest, .rest) }

  func dataStoreServer() throws(ChatAddressError) -> ServerURL { try server(dataStore, .dataStore) }

  /// The socket's address, unchanged.
  func socketAddress() throws(ChatAddressError) -> String {
    for (scheme, other) in [("wss://", "https://"), ("ws://", "http://")] {
      guard webSocket.lowercased().hasPrefix(scheme) else { continue }
      _ = try server(other + webSocket.dropFirst(scheme.count), .webSocket)
      return webSocket
    }
    throw ChatAddressError(.webSocket, webSocket, "it doesn't begin with ws:// or wss://")
  }

  private func server(
    _ text: String,
    _ part: ChatAddressError.Part
  ) throws(ChatAddressError) -> ServerURL {
    do {
      return try ServerURL(text)
    } catch {
      throw ChatAddressError(part, part == .webSocket ? webSocket : text, error.reason)
    }
  }
}
