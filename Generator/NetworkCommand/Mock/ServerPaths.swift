import Foundation

/// The paths of the URLs of servers, such as `/v1`.
enum ServerPaths {
  /// Returns the paths that aren't empty, each once.
  static func all(_ urls: [String]) -> [String] {
    var paths: [String] = []
    for url in urls {
      var url = url[...]
      if let scheme = url.range(of: "://") {
        url = url[scheme.upperBound...]
        url = url.firstIndex(of: "/").map { url[$0...] } ?? ""
      }
      while url.hasSuffix("/") { url.removeLast() }
      let path = url.isEmpty || url.hasPrefix("/") ? String(url) : "/\(url)"
      if !path.isEmpty, !paths.contains(path) { paths.append(path) }
    }
    return paths
  }
}
