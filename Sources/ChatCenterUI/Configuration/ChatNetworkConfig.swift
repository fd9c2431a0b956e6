import BinderyRealtime

/// How long the network may take, and whom it trusts.
public struct ChatNetworkConfig: Hashable, Sendable {
  /// For requests.
  public var httpConfig: HTTPConfig
  /// For the socket.
  public var wsConfig: WSConfig
  /// For both.
  public var sslPinning: SSLPinningConfig

  /// The documented times, and the system's trust, unless it is said otherwise.
  public init(
    httpConfig: HTTPConfig = HTTPConfig(),
    wsConfig: WSConfig = WSConfig(),
    sslPinning: SSLPinningConfig = SSLPinningConfig()
  ) {
    self.httpConfig = httpConfig
    self.wsConfig = wsConfig
    self.sslPinning = sslPinning
  }

  /// How many seconds requests may take.
  public struct HTTPConfig: Hashable, Sendable {
    /// For an answer that holds no file.
    public var connectionTimeout: TimeInterval
    /// How long an answer that holds a file may be silent.
    public var downloadTimeout: TimeInterval
    /// Until a file is stored, however well it goes on.
    public var uploadTimeout: TimeInterval

    /// The documented times; all are in seconds.
    public init(
      connectionTimeout: TimeInterval = 30,
      downloadTimeout: TimeInterval = 30,
      uploadTimeout: TimeInterval = 120
    ) {
      self.connectionTimeout = connectionTimeout
      self.downloadTimeout = downloadTimeout
      self.uploadTimeout = uploadTimeout
    }
  }

  /// How many seconds the socket may take.
  public struct WSConfig: Hashable, Sendable {
    /// Until it is open.
    public var connectionTimeout: TimeInterval
    /// Until it is known that a message has arrived; looked at as often, so that it may take twice
    /// as long.
    public var sendTimeout: TimeInterval
    /// What a service that says nothing is asked with whether it is there, if the company wants it.
    public var ping: Ping

    /// What asks for a sign of life.
    // servers of the web client know both.
    public enum Ping: Hashable, Sendable {
      /// WebSocket's own ping.
      case frame
      /// The protocol's `ping`.
      case message

      /// What the specification takes for true.
      public static let assumed: Ping =
        SocketChannel.keepAlive.using == .message ? .message : .frame
    }

    /// The documented times, in seconds, and pings of the WebSocket.
    public init(
      connectionTimeout: TimeInterval = 30,
      sendTimeout: TimeInterval = 20,
      ping: Ping = .assumed
    ) {
      self.connectionTimeout = connectionTimeout
      self.sendTimeout = sendTimeout
      self.ping = ping
    }
  }

  /// Whose certificates are trusted, in addition to what the system verifies, on Linux; elsewhere
  /// nothing is sent while a certificate is pinned.
  public struct SSLPinningConfig: Hashable, Sendable {
    /// Asks to trust any certificate, which this client refuses: nothing is sent then.
    public var allowUntrustedSSLCertificate: Bool
    /// The server's own certificate must have the key of one of them; none for any key that the
    /// system trusts.
    public var trustedCertificates: [ChatSSLCertificate]
    /// Whether such a key is enough, as it is for the documented client: neither the authority nor
    /// the host's name nor the dates of the server's certificate count then.
    ///
    /// Without a certificate that is pinned, the system verifies as ever.
    // only where the app says so.
    public var replacesVerification: Bool

    /// Whom the system trusts, unless it is said otherwise.
    public init(
      allowUntrustedSSLCertificate: Bool = false,
      trustedCertificates: [ChatSSLCertificate] = [],
      replacesVerification: Bool = false
    ) {
      self.allowUntrustedSSLCertificate = allowUntrustedSSLCertificate
      self.trustedCertificates = trustedCertificates
      self.replacesVerification = replacesVerification
    }
  }
}
