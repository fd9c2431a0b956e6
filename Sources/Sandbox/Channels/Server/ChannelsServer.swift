import BinderyTesting

/// A local Pusher Channels on 127.0.0.1; `url` is that of its HTTP API and auth endpoints.
public typealias ChannelsServer = SandboxServer<ChannelsSandbox>

extension ChannelsServer {
  /// Returns the URL to which clients connect.
  public func url(ofKey key: String) -> String {
    "ws://\(authority)/app/\(key)?protocol=7&client=bindery&version=1.0.0"
  }
}

extension ChannelsSandbox {
  public static var bounds: LoopbackBounds {
    LoopbackBounds(requests: 0, lineBytes: 64 << 10, lines: 200, bodyBytes: 1 << 20)
  }
}
