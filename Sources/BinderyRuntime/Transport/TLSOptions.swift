/// The TLS settings of one connection, where they differ from those of its transport.
public struct TLSOptions: Hashable, Sendable {
  /// The certificates of the authorities to trust instead of the transport's; nil for those.
  public var authorities: PEMSource?
  /// The client's certificate, for a server that demands one; nil for none.
  public var clientCertificate: ClientCertificate?
  /// Whether the handshake offers a protocol by ALPN (RFC 7301).
  ///
  /// A WebSocket offers `http/1.1`, the only protocol that has its upgrade (RFC 6455 §1.7).
  public var offersALPN = true

  /// Creates the default options, which suit most services.
  public init() {}
}

/// Certificates or a key in PEM.
public enum PEMSource: Hashable, Sendable {
  /// The path of a file.
  case file(String)
  /// The text, with its `-----BEGIN` and `-----END` lines.
  case text(String)
}

/// A client's certificate with its private key (RFC 8446 §4.4.2).
public struct ClientCertificate: Hashable, Sendable {
  /// The certificate, followed by those of its intermediate authorities.
  public var chain: PEMSource
  /// The private key of the certificate.
  public var privateKey: PEMSource
  /// The passphrase of an encrypted private key; nil for one that isn't.
  public var passphrase: String?

  /// Creates a certificate.
  public init(chain: PEMSource, privateKey: PEMSource, passphrase: String? = nil) {
    self.chain = chain
    self.privateKey = privateKey
    self.passphrase = passphrase
  }
}

extension PEMSource: Redacted {
  /// The path of a file; a text may be a private key.
  package var shownMembers: KeyValuePairs<String, Any> {
    switch self {
    case .file(let path): ["file": path]
    case .text(let text): ["text": Redaction.mark(text)]
    }
  }
}

extension ClientCertificate: Redacted {
  /// The sources, without the passphrase.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "chain": chain, "privateKey": privateKey, "passphrase": Redaction.mark(passphrase),
    ]
  }
}
