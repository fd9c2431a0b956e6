import BinderyTesting

/// A local PubNub on 127.0.0.1.
public typealias PubNubServer = SandboxServer<PubNubSandbox>

extension PubNubServer {
  /// The host and port, in the form of a client's `origin`.
  public var origin: String { authority }
}

extension PubNubSandbox {
  public static var bounds: LoopbackBounds {
    LoopbackBounds(requests: 0, lineBytes: 1 << 20, lines: 200, bodyBytes: 1 << 20)
  }
}
