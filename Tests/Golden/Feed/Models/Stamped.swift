// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A message with an id and a time.
public protocol Stamped: Sendable {
  /// The message's id.
  var id: String { get }
  /// The time of the event.
  var at: DateTime { get }
}
