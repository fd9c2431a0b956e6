#if os(Linux)
  import BinderyRuntime
  import CLibSSL
  import Foundation
  import XCTest

  /// A TLS proxy in front of a local server.
  public final class SecureDoor: Sendable {
    public let port: UInt16
    public let certificate: OwnCertificate
    private let listener: Int32
    private let inner: UInt16
    // Safe because several threads may use a context at once (SSL_CTX_new(3)); `deinit` frees it.
    nonisolated(unsafe) private let context: OpaquePointer
    private let clients = Locked<Set<Int32>>([])
    private let negotiated = Locked<[String?]>([])

    /// - Parameters:
    ///   - inner: The port of the server behind the proxy.
    ///   - clientCertificate: The certificate that clients must have; nil for none.
    public init(to inner: UInt16, demanding clientCertificate: OwnCertificate? = nil) throws {
      certificate = try OwnCertificate()
      context = try XCTUnwrap(SSL_CTX_new(TLS_server_method()))
      XCTAssertEqual(
        SSL_CTX_use_certificate_file(context, certificate.file.path, SSL_FILETYPE_PEM),
        1
      )
      XCTAssertEqual(
        SSL_CTX_use_PrivateKey_file(context, certificate.key.path, SSL_FILETYPE_PEM),
        1
      )
      if let clientCertificate {
        let path = clientCertificate.file.path
        XCTAssertEqual(SSL_CTX_load_verify_locations(context, path, nil), 1)
        let mode = SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT
        SSL_CTX_set_verify(context, mode, nil)
      }
      SSL_CTX_set_alpn_select_cb(context, selectProtocol, nil)
      self.inner = inner
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      XCTAssertEqual(Self.onAddress(0) { [listener] in bind(listener, $0, $1) }, 0)
      XCTAssertEqual(listen(listener, 64), 0)
      port = Self.port(of: listener)
      Thread.detachNewThread { [self] in admit() }
    }

    deinit { SSL_CTX_free(context) }

    /// The protocols that were selected by ALPN, one for each client; nil without ALPN.
    public var protocols: [String?] { negotiated.withLock { $0 } }

    /// Whether no client is connected.
    public var isEmpty: Bool { clients.withLock { $0.isEmpty } }

    /// Ends all connections.
    public func stop() {
      shutdown(listener, Int32(SHUT_RDWR))
      clients.withLock { for client in $0 { shutdown(client, Int32(SHUT_RDWR)) } }
      certificate.remove()
    }

    private func admit() {
      defer { close(listener) }
      while case let client = accept(listener, nil, nil), client >= 0 {
        clients.withLock { _ = $0.insert(client) }
        Thread.detachNewThread { [self] in
          serve(client)
          clients.withLock { _ = $0.remove(client) }
          close(client)
        }
      }
    }
  }

  extension SecureDoor {
    private func serve(_ client: Int32) {
      // OpenSSL may write to a peer that has disconnected.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      guard let session = SSL_new(context) else { return }
      defer { SSL_free(session) }
      SSL_set_fd(session, client)
      guard SSL_accept(session) == 1 else { return }
      var name: UnsafePointer<UInt8>?
      var count: UInt32 = 0
      SSL_get0_alpn_selected(session, &name, &count)
      let bytes = UnsafeBufferPointer(start: name, count: Int(count))
      let selected = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      negotiated.withLock { $0.append(selected) }
      let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(server) }
      guard Self.onAddress(inner, { connect(server, $0, $1) }) == 0 else { return }
      while carry(session, client, server) {}
    }

    /// Waits for data and forwards it; returns false when one side has ended.
    private func carry(_ session: OpaquePointer, _ client: Int32, _ server: Int32) -> Bool {
      var events = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if SSL_pending(session) == 0, poll(&events, 2, -1) < 0 { return errno == EINTR }
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      if SSL_pending(session) > 0 || events[0].revents != 0 {
        let count = Int(SSL_read(session, &bytes, Int32(bytes.count)))
        guard count > 0, send(server, bytes, count, Int32(MSG_NOSIGNAL)) == count else {
          return false
        }
      }
      guard events[1].revents != 0 else { return true }
      let count = recv(server, &bytes, bytes.count, 0)
      return count > 0 && SSL_write(session, bytes, Int32(count)) == count
    }

    private static func onAddress(
      _ port: UInt16,
      _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }

    private static func port(of listener: Int32) -> UInt16 {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) { pointer in
        _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(listener, $0, &size)
        }
      }
      return UInt16(bigEndian: address.sin_port)
    }
  }

  /// Selects HTTP/1.1, which the server behind the proxy has, if a client offers it (RFC 7301).
  private func selectProtocol(
    _: OpaquePointer?,
    _ selected: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ selectedCount: UnsafeMutablePointer<UInt8>?,
    _ offered: UnsafePointer<UInt8>?,
    _ count: UInt32,
    _: UnsafeMutableRawPointer?
  ) -> Int32 {
    // Each protocol is a length, and that many bytes.
    let list = UnsafeBufferPointer(start: offered, count: Int(count))
    var index = 0
    while index < list.count {
      let name = list[(index + 1)...].prefix(Int(list[index]))
      if name.elementsEqual("http/1.1".utf8), let offered {
        selected?.pointee = offered + index + 1
        selectedCount?.pointee = list[index]
        return SSL_TLSEXT_ERR_OK
      }
      index += 1 + Int(list[index])
    }
    return SSL_TLSEXT_ERR_NOACK
  }
#endif
