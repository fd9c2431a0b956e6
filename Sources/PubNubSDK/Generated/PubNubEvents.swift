// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime

/// PubNub's events for subscribers: messages, signals, presence, objects, message actions, files.
///
/// Events come by long poll, which is the operation `subscribe` of `openapi.yaml`: each answer
/// holds what happened since a cursor, and the cursor of the next request. Publishing, history and
/// everything else that a client asks for are in that document.
public enum PubNubEvents {
  /// Production, at the point of presence nearest to the caller.
  public static let production = RealtimeServer(documented: "https://ps.pndsn.com")
}
