#if canImport(CLibCurl)
  import Foundation

  /// Lets loops into libcurl, and none any more once the process exits.
  ///
  /// `exit` has OpenSSL free what TLS stands on while other threads still run: a loop within a
  /// handshake would crash. The gate waits until the loops are out, and never opens again.
  ///
  /// Sendable because the lock, which never moves, may be used from every thread.
  final class CurlGate: @unchecked Sendable {
    static let process = CurlGate()

    private let lock: UnsafeMutablePointer<pthread_rwlock_t>

    private init() {
      lock = .allocate(capacity: 1)
      pthread_rwlock_init(lock, nil)
    }

    func inside<Value>(_ body: () -> Value) -> Value {
      pthread_rwlock_rdlock(lock)
      defer { pthread_rwlock_unlock(lock) }
      return body()
    }

    /// To be called when libcurl is initialized: what is registered last is done first.
    static func closeAtExit() -> Bool {
      atexit { pthread_rwlock_wrlock(CurlGate.process.lock) } == 0
    }
  }
#endif
