import BinderyRealtime

/// The timeouts of the network, and the trusted certificates.
public struct ChatNetworkConfig: Hashable, Sendable {
  /// The timeouts of requests.
  public var httpConfig: HTTPConfig
  /// The timeouts of the socket.
  public var wsConfig: WSConfig
  /// The pinned certificates, for requests and the socket.
  public var sslPinning: SSLPinningConfig

  /// Creates a configuration, by default with the documented timeouts and the system's trust.
  public init(
    httpConfig: HTTPConfig = HTTPConfig(),
    wsConfig: WSConfig = WSConfig(),
    sslPinning: SSLPinningConfig = SSLPinningConfig()
  ) {
    self.httpConfig = httpConfig
    self.wsConfig = wsConfig
    self.sslPinning = sslPinning
  }

  /// The timeouts of requests, in seconds.
  public struct HTTPConfig: Hashable, Sendable {
    /// The timeout of a request for anything but a file.
    public var connectionTimeout: TimeInterval
    /// The maximum pause in a download.
    public var downloadTimeout: TimeInterval
    /// The timeout of an upload, regardless of its progress.
    public var uploadTimeout: TimeInterval

    /// Creates timeouts, by default the documented ones; all are in seconds.
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

  /// The timeouts of the socket, in seconds.
  public struct WSConfig: Hashable, Sendable {
    /// The timeout of opening the socket.
    public var connectionTimeout: TimeInterval
    /// The timeout of a message's acknowledgment; it is checked once per timeout, so that it may
    /// take twice as long.
    public var sendTimeout: TimeInterval
    /// The kind of ping that is sent to an idle service, if the company's settings enable pings.
    public var ping: Ping

    /// The kind of ping.
    // servers of the web client support both.
    public enum Ping: Hashable, Sendable {
      /// A ping frame of WebSocket.
      case frame
      /// A `ping` message of the protocol.
      case message

      /// The kind that the specification assumes.
      public static let assumed: Ping =
        SocketChannel.keepAlive.kind == .message ? .message : .frame
    }

    /// Creates timeouts in seconds, by default the documented ones and pings of WebSocket.
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

  /// The certificates that are trusted in addition to the system's verification, on Linux.
  ///
  /// On other systems, nothing is sent while a certificate is pinned.
  public struct SSLPinningConfig: Hashable, Sendable {
    /// Whether to trust any certificate; not supported: if true, nothing is sent.
    public var allowUntrustedSSLCertificate: Bool
    /// The certificates, one of which must have the key of the server's certificate; if empty, only
    /// the system verifies.
    public var trustedCertificates: [ChatSSLCertificate]
    /// Whether a pinned key is sufficient, as for the documented client: then the certificate
    /// authority, the host name and the dates of the server's certificate are not verified.
    ///
    /// Without a pinned certificate, the system always verifies.
    // only if the app sets it.
    public var replacesVerification: Bool

    /// Creates a configuration; by default, only the system verifies.
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
