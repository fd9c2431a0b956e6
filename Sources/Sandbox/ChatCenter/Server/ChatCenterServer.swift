import BinderyTesting

/// A local Chat Center on 127.0.0.1.
public typealias ChatCenterServer = SandboxServer<ChatCenterSandbox>

extension ChatCenterServer {
  /// The URL of the WebSocket.
  public var socketURL: String { "ws://\(authority)\(ChatCenterSandbox.socketPath)" }

  /// The URL of files.
  public var filesURL: String { url + (ChatCenterPaths.files ?? "") }
}

extension ChatCenterSandbox {
  public static var bounds: LoopbackBounds {
    LoopbackBounds(requests: 0, lineBytes: 64 << 10, lines: 200, bodyBytes: 32 << 20)
  }
}
