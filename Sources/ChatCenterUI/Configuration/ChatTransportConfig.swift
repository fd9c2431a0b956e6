import BinderyRuntime

/// Where the service is, and what it speaks.
public struct ChatTransportConfig: Hashable, Sendable {
  /// Where requests go.
  public let rest: String
  /// Where the socket goes.
  public let webSocket: String
  /// Where files are stored.
  public let dataStore: String
  /// Sent with files alone, beside the rest.
  public var dataStoreHTTPHeaders: [String: String]
  /// Whether the history's route begins with `api/client`; servers before 6 have another.
  public var newRoutesEnabled: Bool
  /// What the service is asked to speak.
  public var apiVersion: APIVersion

  /// The company's place in the cloud.
  ///
  /// - Parameter cloudHost: The bare name of the host, such as `chat.example.com`.
  public init(cloudHost: String, apiVersion: APIVersion = .api17) {
    self.init(
      rest: "https://\(cloudHost)",
      webSocket: "wss://\(cloudHost)/socket",
      dataStore: "https://\(cloudHost)/files",
      apiVersion: apiVersion
    )
  }

  /// The company's own installation.
  ///
  /// An address that makes no sense leads nowhere, and each use of it fails with the error that
  /// `checked()` throws.
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

  /// The same; throws where one of the addresses makes no sense.
  // the documented initializers take any text.
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

  /// The socket's address, as it was given.
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
