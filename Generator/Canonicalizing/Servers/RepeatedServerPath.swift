import Canonical
import Specification

/// A server whose path all addresses of its channels repeat, as in `/v1/realtime/v1/realtime`.
///
/// The addresses of a service are below the path of its server, so that one of both is too much.
struct RepeatedServerPath {
  let channels: [AsyncAPI.Channel]
  let diagnostics: Diagnostics

  /// Returns the server without the path, after reporting it.
  func corrected(_ named: Named<AsyncAPI.Server>, at mark: Mark) -> Named<AsyncAPI.Server> {
    let server = named.value
    guard ["ws", "wss"].contains(server.protocol ?? ""),
      case .literal(let end)? = server.url.pieces.last,
      let path = path(of: end)
    else { return named }
    let addresses = channels.filter { $0.servers.isEmpty || $0.servers.contains(named.key) }
      .compactMap(\.address?.text)
    guard !addresses.isEmpty, addresses.allSatisfy({ repeats(path, $0) }) else { return named }
    diagnostics.warn(
      .invalidServer,
      at: mark,
      "the addresses of all channels repeat the path \(Excerpt.quoted(path)) of the server; the"
        + " path of the server is ignored",
      fix: "remove the path from the server or from the addresses"
    )
    var corrected = server
    corrected.url.pieces[server.url.pieces.count - 1] = .literal(String(end.dropLast(path.count)))
    return named.with(corrected)
  }

  /// The path at the end of a URL; nil if there is none.
  private func path(of end: String) -> String? {
    var rest = end[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    guard let slash = rest.firstIndex(of: "/"), !rest.contains("?") else { return nil }
    return rest[slash...].allSatisfy { $0 == "/" } ? nil : String(rest[slash...])
  }

  /// Whether an address begins with the segments of a path.
  private func repeats(_ path: String, _ address: String) -> Bool {
    let segments = path.split(separator: "/")
    let address = address.prefix { $0 != "?" }.split(separator: "/")
    return address.starts(with: segments)
  }
}
