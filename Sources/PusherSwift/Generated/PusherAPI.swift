// Generated from Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// Pusher Channels carries events between the clients of an app, over one WebSocket each.
///
/// A client connects with the app's key, learns the id of its socket, subscribes to channels by
/// name, and receives what is sent to them. The beginning of a channel's name tells its kind:
/// `private-`, `presence-` and `private-encrypted-` need a signature from the app's own server,
/// any other beginning is public; `cache-` after it keeps the last event for those who come later.
///
/// Every frame is a JSON object with the name of an event. In the service's own events, which begin
/// with `pusher:` or `pusher_internal:`, `data` is JSON inside a string; some servers of this
/// protocol send the value itself.
public enum PusherAPI {
  /// A cluster of the service, over TLS.
  public static func production(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "wss://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// A cluster of the service, for apps that don't insist on TLS.
  public static func unencrypted(cluster: String = "mt1") -> RealtimeServer {
    RealtimeServer(template: "ws://ws-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// The cluster of apps that name none, which is mt1.
  public static let standard = RealtimeServer(documented: "wss://ws.pusherapp.com")
}
