#if canImport(CLibCurl)
  import CLibCurl
  import Foundation

  /// The signal of who writes to a connection that nobody reads any more, and that ends a program
  /// which isn't prepared for it.
  ///
  /// The write fails as well, and that is what is told. libcurl asks for no signal where it can:
  /// over TLS it can't before version 7.87, in which OpenSSL writes by itself.
  enum BrokenPipe {
    /// Whether it may be caused in whatever thread calls libcurl.
    static let isLetThrough = curl_loaded_version() < 0x07_57_00

    /// Keeps the signal from this thread, and from those that begin in it: it is for versions alone
    /// that cause it.
    static func block() {
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
  }
#endif
