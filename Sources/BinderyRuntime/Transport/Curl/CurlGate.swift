#if canImport(CLibCurl)
  import Foundation

  /// A gate in front of libcurl, which closes when the process exits.
  ///
  /// `exit` makes OpenSSL free memory that TLS uses while other threads still run: a handshake in
  /// an event loop would crash. Closing waits until the loops are outside, and the gate never opens
  /// again.
  final class CurlGate: Sendable {
    static let process = CurlGate()

    // Safe because every thread may use the lock at this address.
    nonisolated(unsafe) private let lock: UnsafeMutablePointer<pthread_rwlock_t>

    private init() {
      lock = .allocate(capacity: 1)
      pthread_rwlock_init(lock, nil)
    }

    func inside<Value>(_ body: () -> Value) -> Value {
      pthread_rwlock_rdlock(lock)
      defer { pthread_rwlock_unlock(lock) }
      return body()
    }

    /// Registers the closing; call it when libcurl is initialized, since exit handlers run in
    /// reverse.
    static func closeAtExit() -> Bool {
      atexit { pthread_rwlock_wrlock(CurlGate.process.lock) } == 0
    }
  }
#endif
