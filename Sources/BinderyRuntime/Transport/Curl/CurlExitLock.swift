#if canImport(CLibCurl)
  import Foundation

  /// A lock around the calls of libcurl, which the process takes for ever when it exits.
  ///
  /// `exit` makes OpenSSL free memory that TLS uses while other threads still run: a handshake in
  /// an event loop would crash. Taking the lock waits until no loop calls libcurl.
  final class CurlExitLock: Sendable {
    static let process = CurlExitLock()

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

    /// Registers the locking; call it when libcurl is initialized, since exit handlers run in
    /// reverse.
    static func lockAtExit() -> Bool {
      atexit { pthread_rwlock_wrlock(CurlExitLock.process.lock) } == 0
    }
  }
#endif
