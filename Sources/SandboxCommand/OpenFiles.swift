import Foundation

/// How many connections the system lets the process have.
enum OpenFiles {
  /// Takes as many as the system grants without asking anybody; each long poll needs three.
  static func raiseLimit() {
    var limit = rlimit()
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    setrlimit(resource, &limit)
  }
}
