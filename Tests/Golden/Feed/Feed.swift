// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// The servers and connection policies of Feed.
public enum Feed {
  /// Where the readers are.
  public static func production(region: Region = .eu, port: String = "443") -> RealtimeServer {
    RealtimeServer(
      template: "wss://{region}.feed.test:{port}/v1",
      ["region": region.rawValue, "port": port]
    )
  }

  /// The server `mqtt://queue.feed.test`.
  public static let queue = RealtimeServer(documented: "mqtt://queue.feed.test")

  /// The values of the server variable `region`.
  public enum Region: String, CaseIterable, Sendable {
    case eu
    case us
  }
}
