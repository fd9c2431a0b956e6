// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRealtime

/// The events of PubNub for subscribers: messages, signals, presence, objects, message actions,
/// files.
///
/// Clients receive events by long poll, which is the operation `subscribe` of `openapi.yaml`: each
/// response contains the events since a cursor, and the cursor of the next request. That document
/// also describes publishing, history and all other requests of clients.
public enum PubNubEvents {
  /// The production server, at the point of presence nearest to the client.
  public static let production = RealtimeServer(documented: "https://ps.pndsn.com")
}
