/// How long the network may take, and whom it trusts.
public struct ChatNetworkConfig: Hashable, Sendable {
  public var httpConfig: HTTPConfig
  public var wsConfig: WSConfig
  public var sslPinning: SSLPinningConfig

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

    public init(connectionTimeout: TimeInterval = 30, sendTimeout: TimeInterval = 20) {
      self.connectionTimeout = connectionTimeout
      self.sendTimeout = sendTimeout
    }
  }

  /// Whose certificates are trusted, in addition to what the system verifies.
  public struct SSLPinningConfig: Hashable, Sendable {
    /// Asks to trust any certificate, which this client refuses: nothing is sent then.
    public var allowUntrustedSSLCertificate: Bool
    /// The server's own certificate must have the key of one of them; none for any key that the
    /// system trusts.
    // the system verifies all the same.
    public var trustedCertificates: [ChatSSLCertificate]

    public init(
      allowUntrustedSSLCertificate: Bool = false,
      trustedCertificates: [ChatSSLCertificate] = []
    ) {
      self.allowUntrustedSSLCertificate = allowUntrustedSSLCertificate
      self.trustedCertificates = trustedCertificates
    }
  }
}
