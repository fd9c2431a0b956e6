import BinderyRuntime
import BinderyTesting
import PusherSwift
import RecordingRedaction

extension TrafficRecorder {
  /// Creates a recorder of the traffic with a local Pusher Channels.
  public static func channels(clock: any SandboxClock = MachineClock()) -> TrafficRecorder {
    var names = RecordingNames(
      command: "sandbox pusher",
      channel: "connection",
      operation: operation,
      message: { text, direction in
        switch direction {
        case .send: (try? ConnectionChannel.Outgoing(message: text))?.messageName
        case .receive: (try? ConnectionChannel.Incoming(message: text))?.messageName
        }
      }
    )
    names.redaction.queryParameters = ["auth_key", "auth_signature"]
    // The app of the demo is public, and so are its signatures.
    names.redaction.allowedValues = [AppCredentials().key]
    names.documentedValue = sharedSecret
    return TrafficRecorder(names, client: nil, clock)
  }

  /// Returns the key of an encrypted channel that the demo's master key determines.
  private static func sharedSecret(for request: LoopbackRequest) -> String? {
    guard request.path == "/pusher/auth" else { return nil }
    return Query(request.text[...])["channel_name"].flatMap(AppCredentials().sharedSecret)
  }

  private static func operation(of request: LoopbackRequest) -> String? {
    let segments = request.path.split(separator: "/").map(String.init)
    // An official library omits the app when it terminates a user's connections.
    let isOfApp = segments.first == "apps" && segments.count > 2
    return switch (request.method, isOfApp ? Array(segments[2...]) : segments) {
    case (.post, ["pusher", "auth"]): "authorizeChannel"
    case (.post, ["pusher", "user-auth"]): "authenticateUser"
    case (.post, ["events"]): "triggerEvent"
    case (.post, ["batch_events"]): "triggerEvents"
    case (.get, ["channels"]): "listChannels"
    case (.get, let path) where path.count == 2 && path[0] == "channels": "fetchChannel"
    case (.get, let path) where path.count == 3 && path[2] == "users": "listUsers"
    case (.post, let path) where isOfApp && path.last == "terminate_connections":
      "terminateConnections"
    default: nil
    }
  }
}
