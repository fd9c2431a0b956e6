import Foundation

/// The limit of open files, which bounds the number of connections.
package enum OpenFiles {
  /// Raises the limit as far as the system allows; each long poll needs three files.
  package static func raiseLimit() {
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
