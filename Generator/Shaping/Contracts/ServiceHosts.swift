import Canonical
import Shape

/// The hosts of a service in an archive: those of the document's servers, or else those of a local
/// or a test server.
struct ServiceHosts {
  /// The hosts of requests.
  private var requests: Set<String> = []
  /// The hosts of WebSocket sessions, which often differ from those of requests.
  private var sessions: Set<String> = []
  /// The hosts of sessions that the document has, or local ones with described requests.
  private var describedSessions: Set<String> = []

  /// No hosts.
  init() {}

  /// Finds the hosts; `others` are those that the user adds to the document's, and `isDescribed` is
  /// whether an operation has the method and path of a request.
  init(
    of recordings: [Recording],
    _ servers: [Server],
    _ others: Set<String>,
    isDescribed: (Recording) -> Bool
  ) {
    let exchanges = recordings.filter { $0.request.method != "CONNECT" }
    requests = Self.hosts(of: exchanges, servers, others) {
      // Other services have pages, scripts and images with any path.
      !$0.isPageResource && isDescribed($0)
    }
    sessions = Self.hosts(of: recordings.filter(\.isSession), servers, others) { _ in true }
    describedSessions = sessions.filter { host in
      // A local host without described requests may be a tool that reloads pages.
      Self.isLocal(host) && requests.contains(host) || others.contains(host)
        || servers.contains { $0.hasAuthority(host) }
    }
  }

  /// Whether an entry goes to the service.
  func contain(_ recording: Recording) -> Bool {
    (recording.isSession ? sessions : requests).contains(recording.authority)
  }

  /// Whether a session certainly goes to the service, because its host isn't merely the only one.
  func areDescribed(_ session: Recording) -> Bool {
    describedSessions.contains(session.authority)
  }

  /// The hosts of the servers; without any, the local hosts of described entries, or the only host.
  private static func hosts(
    of recordings: [Recording],
    _ servers: [Server],
    _ others: Set<String>,
    isDescribed: (Recording) -> Bool
  ) -> Set<String> {
    let all = Set(recordings.map(\.authority))
    let documented = all.filter { authority in
      others.contains(authority) || servers.contains { $0.hasAuthority(authority) }
    }
    guard documented.isEmpty else { return documented }
    let described = Set(recordings.filter(isDescribed).map(\.authority))
    return all.count == 1 ? described : described.filter(isLocal)
  }

  /// Whether a host is this computer, or one of a private network (RFC 1918, 6761 and 6762).
  private static func isLocal(_ authority: String) -> Bool {
    if authority.hasPrefix("[::1]") { return true }
    let host = authority.prefix { $0 != ":" }
    if host == "localhost" || [".localhost", ".local", ".test"].contains(where: host.hasSuffix) {
      return true
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { UInt8($0) }
    guard parts.count == 4, bytes.count == 4 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (127, _), (10, _), (192, 168), (172, 16...31): true
    default: false
    }
  }
}

extension Recording {
  fileprivate var authority: String { RecordedURL(request.url).authority }
}
