/// A certificate that a server must have.
public struct ChatSSLCertificate: Hashable, Sendable {
  /// Its bytes in DER; none where the file couldn't be read.
  let bytes: [UInt8]?

  /// A file in DER; one that can't be read is no certificate, and no server has that.
  public init(contentsOf url: URL) {
    bytes = (try? Data(contentsOf: url)).map(Array.init)
  }
}
