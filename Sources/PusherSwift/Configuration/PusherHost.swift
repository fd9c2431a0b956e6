/// The host of the service.
public enum PusherHost: Hashable, Sendable {
  /// A host name, such as `ws-test.example.com`.
  case host(String)
  /// A cluster of the service, such as `eu`.
  case cluster(String)

  /// The host of apps without a cluster.
  public static var defaultHost: PusherHost { .host(name(in: PusherAPI.standard.url)) }

  /// The name of the host.
  public var stringValue: String {
    switch self {
    case .host(let name): name
    case .cluster(let cluster): Self.name(in: PusherAPI.production(cluster: cluster).url)
    }
  }

  private static func name(in url: String) -> String { URLComponents(string: url)?.host ?? url }
}
