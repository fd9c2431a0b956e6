#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// The signal SIGPIPE, sent to a thread that writes to a closed connection, which by default ends
  /// the program.
  ///
  /// The write fails as well, and that error is reported. libcurl suppresses the signal where it
  /// can; over TLS, where OpenSSL writes, only since version 7.87.
  enum BrokenPipe {
    /// Whether libcurl may cause the signal in the thread that calls it.
    static let isPossible = curl_loaded_version() < 0x07_57_00

    /// Blocks the signal in this thread and in threads started from it; for versions that cause it.
    static func block() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
  }
#endif
