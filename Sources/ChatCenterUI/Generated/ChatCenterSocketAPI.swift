// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRealtime

/// The WebSocket for the chat between a client and a company's operators.
///
/// Every frame is a JSON object with an `action`. Each frame from a client has a `correlationId`,
/// which is a UUID, and the service repeats both in its response; server events have neither.
///
/// `openapi.yaml` explains the assumptions.
public enum ChatCenterSocketAPI {
  /// The company's installation, or its host in the cloud.
  public static func production(host: String = "chat.example.com") -> RealtimeServer {
    RealtimeServer(template: "wss://{host}", ["host": host])
  }
}
