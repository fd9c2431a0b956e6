// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// The WebSocket over which a client and a company's operators talk.
///
/// Every frame is a JSON object with an `action`. A client gives each of its frames a
/// `correlationId`, which is a UUID, and the service repeats both in its answer; what the service
/// says by itself has none.
///
/// What an assumption is, and the text of each, is said in `openapi.yaml`.
public enum ChatCenterSocketAPI {
  /// The company's own installation, or its place in the cloud.
  public static func production(host: String = "chat.example.com") -> RealtimeServer {
    RealtimeServer(template: "wss://{host}", ["host": host])
  }
}
