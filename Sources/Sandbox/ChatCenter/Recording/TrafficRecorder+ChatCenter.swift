import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import RecordingRedaction

extension TrafficRecorder {
  /// Creates a recorder of the traffic with a local Chat Center.
  ///
  /// - Parameters:
  ///   - client: The ID of the client; nil if there are several clients.
  ///   - scene: The description of the recording, which each entry has in its provenance.
  public static func chatCenter(
    client: String? = nil,
    scene: String? = nil,
    clock: any SandboxClock = MachineClock()
  ) -> TrafficRecorder {
    var names = RecordingNames(
      command: "sandbox chatcenter",
      scene: scene,
      channel: "socket",
      operation: operation,
      message: { text, direction in
        switch direction {
        case .send: (try? SocketChannel.Outgoing(message: text))?.messageName
        case .receive: (try? SocketChannel.Incoming(message: text))?.messageName
        }
      }
    )
    names.redaction.headers = ["X-Client-Token"]
    names.redaction.cookies = ["auth_token"]
    return TrafficRecorder(names, client: client, clock)
  }

  private static func operation(of request: LoopbackRequest) -> String? {
    switch (request.method, Optional(request.path)) {
    case (.get, ChatCenterPaths.configuration): "fetchConfiguration"
    case (.get, ChatCenterPaths.history[0]): "fetchHistory"
    case (.get, ChatCenterPaths.history[1]): "fetchHistoryByOldRoute"
    case (.get, ChatCenterPaths.unread[0]): "countUnread"
    case (.get, ChatCenterPaths.unread[1]): "countUnreadByOldRoute"
    case (.get, ChatCenterPaths.search): "searchMessages"
    case (.put, ChatCenterPaths.files): "uploadFile"
    case (.get, let path?) where path.hasPrefix((ChatCenterPaths.files ?? "") + "/"):
      "downloadFile"
    default: nil
    }
  }
}
